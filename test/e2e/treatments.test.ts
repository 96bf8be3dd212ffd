/** A doctor plans treatments at a visit: one with a signed consent, one at once, a session of a series, and a correction. Rules: TRT-1, TRT-4, TRT-6, TRT-9, TRT-11. */
import type { Page } from '@playwright/test';
import { resources } from '#shared/areas/resources';
import { sentence } from '#shared/errors';
import enTreatments from '#client/areas/clinic/words/en/treatments';
import enTreatment from '#client/areas/clinic/screens/treatment/words.en';
import enConsent from '#client/areas/clinic/screens/consent/words.en';
import enSeries from '#client/areas/clinic/screens/treatmentSeries/words.en';
import idTreatments from '#client/areas/clinic/words/id/treatments';
import idTreatment from '#client/areas/clinic/screens/treatment/words.id';
import idConsent from '#client/areas/clinic/screens/consent/words.id';
import idSeries from '#client/areas/clinic/screens/treatmentSeries/words.id';
import { wholeChromium } from './chromium';
import { flaws, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { expect, test } from './test';
import { words } from './words';

test.use(wholeChromium);

const sides = [
  {
    language: 'id',
    scheme: 'light',
    width: 1280,
    height: 900,
    said: idTreatments,
    treatment: idTreatment,
    consent: idConsent,
    series: idSeries,
  },
  {
    language: 'en',
    scheme: 'dark',
    width: 390,
    height: 844,
    said: enTreatments,
    treatment: enTreatment,
    consent: enConsent,
    series: enSeries,
  },
] as const;

for (const { language, scheme, width, height, said, treatment, consent, series } of sides)
  test.describe(language, () => {
    test.describe.configure({ mode: 'serial' });
    const { form } = words[language];
    let clinic: QueueClinic;
    let doctor: Person;
    let visitPage: string;
    const card = (page: Page) => page.getByRole('region', { name: said.title, exact: true });
    const row = (name: string) => card(doctor.page).getByRole('listitem').filter({ hasText: name });
    const flawless = async (what: string) => expect(await flaws(doctor.page, `${what}-${language}-${width}`)).toEqual([]);

    const plan = async (kind: string) => {
      const { page } = doctor;
      await card(page).getByRole('button', { name: said.plan }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('combobox', { name: treatment.fields.template }).fill(kind);
      await page.getByRole('option', { name: kind }).click();
      await panel.getByRole('button', { name: said.save, exact: true }).click();
      await expect(panel).toHaveCount(0);
      await expect(row(kind)).toHaveCount(1);
    };
    /** A wave across the sheet. */
    const sign = async () => {
      const sheet = doctor.page.getByRole('img', { name: consent.fields.signature });
      await sheet.scrollIntoViewIfNeeded();
      const box = (await sheet.boundingBox())!;
      const { mouse } = doctor.page;
      await mouse.move(box.x + 20, box.y + box.height / 2);
      await mouse.down();
      for (let at = 1; at <= 20; at += 1)
        await mouse.move(box.x + 20 + (at * (box.width - 60)) / 20, box.y + box.height / 2 + (at % 2 ? 30 : -30));
      await mouse.up();
      await expect(sheet).toHaveAttribute('data-signed', 'true');
    };

    test.beforeAll(async ({ browser }) => {
      clinic = await queueClinic('Klinik Tindakan');
      const { owner, entity } = clinic;
      const fee = await owner.add(resources.service, { entity, code: 'TND', name: 'Tindakan', category: 'tindakan', first_price: 50_000 });
      const kinds = [
        { name: 'Jahit luka', consent: 'tertulis', explanation: 'Risiko: nyeri dan infeksi.' },
        { name: 'Injeksi', consumables: [{ name: 'Spuit 3 ml', quantity: '1', unit: 'buah' }] },
        { name: 'Fisioterapi', sessions: 2 },
      ];
      for (const kind of kinds)
        await owner.add(resources.treatmentTemplate, {
          entity,
          service: { type: 'services', id: fee.id },
          consent: 'tidak',
          sessions: 1,
          ...kind,
        });
      const visit = await clinic.register(await clinic.addPatient({ name: 'Siti Aminah' }));
      doctor = await newPerson(browser, { language, scheme, width, height });
      await signIn(doctor.page, clinic.emails.doctor);
      visitPage = url(`/bisnisku/visit/detail/${visit.id}`);
      await doctor.page.goto(visitPage);
    });
    test.afterAll(() => doctor.close());

    test('a treatment that needs a signed consent cannot be started before the patient has signed', async () => {
      const { page } = doctor;
      await plan('Jahit luka');
      await expect(row('Jahit luka').getByRole('button', { name: treatment.commands.start.label, exact: true })).toHaveCount(0);
      await row('Jahit luka').getByRole('button', { name: said.takeConsent }).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('region', { name: consent.fields.text })).toContainText('Risiko: nyeri dan infeksi.');
      await panel.getByRole('button', { name: said.sign }).click();
      await expect(panel.getByRole('img', { name: consent.fields.signature })).toHaveAttribute('aria-invalid', 'true');
      await expect(panel.getByLabel(consent.fields.witness)).toHaveAttribute('aria-invalid', 'true');
      await panel.getByLabel(consent.fields.witness).fill('Ratna');
      await sign();
      await flawless('consent-panel');
      await panel.getByRole('button', { name: said.sign }).click();
      await expect(panel).toHaveCount(0);
      await row('Jahit luka').getByRole('button', { name: treatment.commands.start.label, exact: true }).click();
      await expect(row('Jahit luka')).toContainText(treatment.choices.status.berlangsung);
      const consents = page.getByRole('region', { name: said.consents, exact: true }).first();
      await expect(consents).toContainText('Jahit luka');
      await consents.getByRole('button', { name: said.print }).click();
      const paper = page.getByRole('dialog', { name: /^persetujuan-PST-.*\.pdf$/ });
      await expect(paper.locator('iframe')).toHaveAttribute('src', /^blob:/);
      await paper.getByRole('button', { name: words[language].common.action.close }).click();
    });

    test('an injection is finished by one press, with the consumables of its kind', async () => {
      await plan('Injeksi');
      await expect(row('Injeksi')).toContainText('Spuit 3 ml 1 buah');
      await row('Injeksi').getByRole('button', { name: treatment.commands.finish.label, exact: true }).click();
      await expect(row('Injeksi')).toContainText(treatment.choices.status.selesai);
      await flawless('treatments');
    });

    test('a correction takes the place of what was noted, and who finishes it without consumables confirms that', async () => {
      const { page } = doctor;
      await row('Injeksi')
        .getByRole('button', { name: said.more.replace('{{name}}', 'Injeksi') })
        .click();
      await page.getByRole('menuitem', { name: treatment.commands.correct.label }).click();
      await page.getByRole('dialog').getByLabel(treatment.commands.correct.input.reason).fill('Tidak memakai spuit');
      await page.getByRole('dialog').getByRole('button', { name: treatment.commands.correct.label }).click();
      const draft = row('Injeksi').filter({ hasText: treatment.choices.status.direncanakan });
      await draft.getByRole('button', { name: said.more.replace('{{name}}', 'Injeksi') }).click();
      await page.getByRole('menuitem', { name: said.edit }).click();
      await page.getByRole('button', { name: form.lines.remove.replace('{{name}}', `${treatment.lines.consumables.one} 1`) }).click();
      await page.getByRole('button', { name: form.save, exact: true }).click();
      await expect(page).not.toHaveURL(/edit-treatment/);
      await page.goto(visitPage);
      await draft.getByRole('button', { name: treatment.commands.finish.label, exact: true }).click();
      const warning = page.getByRole('alertdialog');
      await expect(warning).toContainText(sentence('treatment.no_consumables', language));
      await warning.getByRole('button', { name: form.warningsSave }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(row('Injeksi').filter({ hasText: treatment.choices.status.selesai })).toHaveCount(1);
      await expect(row('Injeksi').filter({ hasText: treatment.choices.status.dikoreksi })).toHaveCount(1);
    });

    test('a series is made once, and its sessions are planned until none is left', async () => {
      const { page } = doctor;
      await card(page).getByRole('button', { name: said.newSeries }).click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('combobox', { name: series.fields.template }).fill('Fisioterapi');
      await page.getByRole('option', { name: 'Fisioterapi' }).click();
      await panel.getByLabel(series.fields.total).fill('2');
      await panel.getByRole('button', { name: said.save, exact: true }).click();
      await expect(panel).toHaveCount(0);
      for (const session of [1, 2]) {
        await card(page).getByRole('button', { name: said.planSession }).click();
        await panel.getByRole('button', { name: said.save, exact: true }).click();
        await expect(panel).toHaveCount(0);
        await row('Fisioterapi').getByRole('button', { name: treatment.commands.finish.label, exact: true }).click();
        await expect(card(page)).toContainText(said.session.replace('{{number}}', String(session)));
      }
      await expect(card(page).getByRole('button', { name: said.planSession })).toHaveCount(0);
      await flawless('series');
      // The one refusal is that which had to be confirmed.
      expect(doctor.troubles.filter((trouble) => !trouble.includes('409 (Conflict)'))).toEqual([]);
    });
  });

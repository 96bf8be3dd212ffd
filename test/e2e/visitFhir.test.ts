/** A visit that ended is downloaded as a file of FHIR from its page; what it lacks is said there. Rules: FHIR-1, FHIR-4. */
import { readFileSync } from 'node:fs';
import { resources } from '#shared/areas/resources';
import { newPerson, signIn, url } from './person';
import { queueClinic } from './queueClinic';
import { expect, test } from './test';

const said = {
  id: { button: 'Unduh FHIR', lacks: /^Siti Aminah belum mempunyai NIK/ },
  en: { button: 'Download FHIR', lacks: /^For Siti Aminah there is no NIK/ },
} as const;

for (const language of ['id', 'en'] as const)
  test(`in ${language}, a doctor is told what a visit lacks, and downloads it once that is there`, async ({ browser }) => {
    const clinic = await queueClinic('Klinik Mawar');
    const { owner, sari, emails } = clinic;
    await owner.run(resources.entity, { ...clinic.entity, version: 0 }, 'edit-details', { satusehat_id: '100000001' });
    await owner.change(resources.teamMember, sari, { satusehat_id: 'N10000001' });
    const siti = await clinic.addPatient({ name: 'Siti Aminah', sex: 'P', birth_date: '2000-11-17' });
    const visit = await clinic.register(siti);
    await owner.run(resources.visit, visit, 'examine');
    await clinic.diagnoseAll();
    await owner.run(resources.visit, await owner.get(resources.visit, visit.id), 'finish');
    const { page } = await newPerson(browser, { language, width: 390 });
    await signIn(page, emails.doctor);
    await page.goto(url(`/bisnisku/visit/detail/${visit.id}`));
    const button = page.getByRole('button', { name: said[language].button });
    await button.click();
    await page.getByText(said[language].lacks).waitFor();
    await owner.change(resources.patient, siti, { nik: '3171015711000001' });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toMatch(/^kunjungan-KJ-\d{4}-\d\d-\d{5}\.fhir\.json$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain('"value": "3171015711000001"');
  });

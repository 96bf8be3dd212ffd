/** A new version of who sells, in a real browser: it begins as a copy of today's, is checked, kept, and corrected while no document has it. Rule: INV-23. */
import { addDays } from '#shared/domain/calendarDays';
import type { Language } from './person';
import { signedIn, unseen } from './form/formPage';
import { listPage } from './listPage';
import { flaws, url } from './person';
import { expect, test } from './test';

const list = '/usman/issuer-management';

/** What holds today. Documents of other tests may have no issuer, and then none can be added for their days: so the answer is told here. */
const today = {
  type: 'issuers',
  id: '0192f1c0-0000-7000-8000-00000000beef',
  attributes: {
    name: 'PT Nadi Hari Ini',
    valid_from: '2026-01-01',
    address: 'Jl. Melati No. 1',
    npwp: '0013121660091000',
    pkp_no: 'S-1PKP/2020',
    email: 'tagihan@nadi.test',
    phone: '021 555',
    number_prefix: 'NADI',
    letterhead: null,
    signature_name: 'Ibu Ratna',
    signature: null,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  },
  relationships: {},
  meta: { version: 1 },
};

const said = {
  id: {
    add: 'Tambah penerbit',
    name: 'Nama badan usaha',
    prefix: 'Awalan nomor dokumen',
    copied: 'Isian disalin dari versi yang berlaku hari ini',
  },
  en: { add: 'Add issuer', name: 'Legal name', prefix: 'Prefix of document numbers', copied: 'Copied from the version that holds today' },
} as const satisfies Record<Language, object>;

for (const language of ['id', 'en'] as const)
  test(`a new version begins as a copy of today’s: ${language}`, async ({ browser }) => {
    const admin = await signedIn(browser, language);
    const { page, hand } = admin;
    const texts = said[language];
    await page.route(
      (address) => address.pathname.endsWith('/issuers') && address.search.includes('valid_from'),
      (route) => route.fulfill({ contentType: 'application/vnd.api+json', json: { data: [today], meta: { page: { total: 1 } } } }),
    );
    await page.goto(url(`${list}/add-issuer`));
    await hand.shown(texts.add);
    await expect(page.getByText(texts.copied)).toBeVisible();
    await expect(hand.text(texts.name)).toHaveValue('PT Nadi Hari Ini');
    await expect(hand.text(texts.prefix)).toHaveValue('NADI');
    const found = await flaws(page, `issuer-add-${language}`);

    const name = `PT Nadi Baru ${language} ${Date.now() % 100_000}`;
    await hand.text(texts.name).fill(name);
    await hand.text(texts.prefix).fill('kecil');
    await hand.day(addDays('2095-01-01', Date.now() % 9_000));
    await hand.save();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(hand.text(texts.name)).toHaveValue(name);
    await hand.text(texts.prefix).fill('NADI2');
    await hand.save();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(hand.text(texts.prefix)).toHaveValue('NADI2');
    found.push(...(await flaws(page, `issuer-edit-${language}`)));

    await page.goto(url(`${list}?q=${encodeURIComponent(name)}`));
    expect(await listPage(page, language).offers(name)).not.toEqual([]);
    await admin.person.close();
    expect([...found, ...unseen(admin)]).toEqual([]);
  });

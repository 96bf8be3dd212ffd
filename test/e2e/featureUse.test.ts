/** What a clinic has bought: locks in the menu, the page of a module that it lacks, adding it there, and a pause that makes everything read-only. Rules: SUB-11, SUB-12, SUB-20. */
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import { addMember } from './clinicPeople';
import { recordsAs, type Records } from './form/records';
import { flaws, look, newPerson, signIn, url, type Person } from './person';
import { packBesideServices } from './salePackages';
import { expect, test } from './test';

const people = { owner: 'rini@dahlia.test', staff: 'budi@dahlia.test' } as const;
let admin: Records;
let clinic: Row;
let rini: Person;
let header: Row;
let pack: Row;

/** Bills the period that has begun, unless the job has: it would change the subscription while somebody has its dialog open. */
const bill = () =>
  admin.run(resources.clientsubsheader, header, 'bill').catch((error: Error) => {
    if (!error.message.includes('subscription.not_due')) throw error;
  });

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  admin = await recordsAs();
  clinic = await admin.add(resources.entity, { name: 'Klinik Dahlia', kind: 'clinic' });
  await addMember(admin, { name: 'Ibu Rini', email: people.owner }, clinic);
  await addMember(admin, { name: 'Budi', email: people.staff }, clinic);
  pack = await packBesideServices(admin);
  header = await admin.add(resources.clientsubsheader, {
    entity: { type: 'entity', id: clinic.id },
    package: { type: 'packages', id: pack.id },
    cycle: 'monthly',
  });
  await admin.run(resources.clientsubsheader, header, 'activate', { trial: false });
  await bill();
  rini = await newPerson(browser, { language: 'id' });
  await signIn(rini.page, people.owner);
});
test.afterAll(async () => {
  // Other tests count the packages that are sold.
  await admin.change(resources.package, pack, { status: 'archived' });
  await rini.close();
});

test('staff find a lock at what the clinic has not bought; the page says what it does, what it costs and whom to ask', async ({
  browser,
}) => {
  const budi = await newPerson(browser, { language: 'en', width: 390, height: 844 });
  const { page } = budi;
  await signIn(page, people.staff);
  await page.goto(url('/bisnisku/services/services'));
  await page.getByRole('heading', { level: 1, name: 'Services & tariffs' }).waitFor();
  await expect(page.getByText('Not available')).toBeVisible();
  await expect(page.getByText(/IDR.50,000/)).toBeVisible();
  await expect(page.getByText('Who can add it: Ibu Rini.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add this module' })).toHaveCount(0);
  expect(await flaws(page, 'module-locked-staff-en-390')).toEqual([]);
  await look(page, 'module-locked-staff-en-390');
  await page.goto(url('/bisnisku/inventory/product'));
  await expect(page.getByText('Coming soon')).toBeVisible();
  await expect(page.getByText(/is part of the clinic’s subscription/)).toBeVisible();
  await look(page, 'module-bought-staff-en-390');
  expect(budi.troubles).toEqual([]);
  await budi.close();
});

test('the owner adds the module on its own page after a preview to the rupiah, and finds no way to add what is coming', async () => {
  const { page } = rini;
  await page.goto(url('/bisnisku/radiology'));
  await page.getByRole('heading', { level: 1, name: 'Radiologi' }).waitFor();
  await expect(page.getByText('Segera hadir')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambahkan modul' })).toHaveCount(0);
  expect(await flaws(page, 'module-coming-owner-id-1280')).toEqual([]);
  await page.goto(url('/bisnisku/services/services'));
  await page.getByRole('heading', { level: 1, name: 'Layanan & tarif' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(menu.getByRole('link', { name: 'Layanan & tarif Belum dapat dipakai' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Produk', exact: true })).toBeVisible();
  await look(page, 'module-locked-owner-id-1280');
  await page.getByRole('button', { name: 'Tambahkan modul' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah paket' });
  await expect(dialog.getByRole('checkbox', { name: /Layanan & Tarif/i })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /Radiologi.*Segera hadir/ })).toBeDisabled();
  await expect(
    dialog.getByText(/^Berlaku sekarang: Rp\s?[\d.]+ untuk sisa periode ini, ditagih bersama periode yang mulai \d+ \w+ \d{4}\.$/),
  ).toBeVisible();
  await expect(dialog.getByText(/^Rp\s?[\d.]+ di tagihan berikutnya$/)).toBeVisible();
  await dialog.getByText('Rincian', { exact: true }).click();
  await expect(dialog.getByText('Selisih dengan PPN')).toBeVisible();
  expect(await flaws(page, 'module-add-id-1280')).toEqual([]);
  await look(page, 'module-add-id-1280');
  await dialog.getByRole('button', { name: 'Ubah paket' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tambah layanan' }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Layanan & tarif', exact: true })).toBeVisible();
});

test('the page of the subscription shows package, seats, next invoice, what each module opens, and what became of it', async () => {
  const { page } = rini;
  await page.goto(url('/services/subscription'));
  await page.getByRole('heading', { level: 1, name: 'Langganan saya' }).waitFor();
  await expect(page.getByText('2 dari 15 terpakai')).toBeVisible();
  await expect(page.getByText('Perkiraan tagihan berikutnya, dengan PPN')).toBeVisible();
  const modules = page.getByRole('region', { name: 'Modul' });
  await expect(modules.getByRole('row', { name: /Layanan & Tarif/ }).getByRole('link', { name: 'Layanan & tarif' })).toHaveAttribute(
    'href',
    '/bisnisku/services/services',
  );
  await expect(modules.getByRole('row', { name: /Inventaris/ }).getByText('Segera hadir')).toBeVisible();
  await expect(modules.getByRole('listitem').filter({ hasText: 'Radiologi' }).getByText('Segera hadir')).toBeVisible();
  await expect(modules.getByRole('button', { name: /Tambahkan/ })).toHaveCount(0);
  const history = page.getByRole('list', { name: 'Riwayat langganan' });
  await expect(history.getByRole('listitem').first()).toContainText('Mengubah paket');
  await expect(history.getByRole('listitem').first()).toContainText('Ibu Rini');
  await expect(history.getByRole('listitem').last()).toContainText('Tim kami');
  await expect(history.getByText('history.did')).toHaveCount(0);
  expect(await flaws(page, 'subscription-owner-id-1280')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await flaws(page, 'subscription-owner-id-390')).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test('a smaller package says what is lost before it is chosen, waits for the next period, and can be taken back', async () => {
  const { page } = rini;
  await page.getByRole('button', { name: 'Ubah paket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ubah paket' });
  await dialog.getByRole('radio', { name: /Dokter Pribadi/ }).check();
  await expect(dialog.getByText(/Tidak dapat dipakai lagi mulai \d+ \w+ \d{4}: .*Inventaris/)).toBeVisible();
  await look(page, 'subscription-downgrade-id-1280');
  await dialog.getByRole('button', { name: 'Ubah paket' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Perubahan yang menunggu periode berikutnya')).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan perubahan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan perubahan' }).click();
  await expect(page.getByText('Perubahan yang menunggu periode berikutnya')).toHaveCount(0);
});

test('a pause makes everything read-only for everybody and says who can end it', async ({ browser }) => {
  const { page } = rini;
  await page.goto(url('/bisnisku/services/services/add-service'));
  await page.getByLabel(/^Kode/).fill('KON-01');
  await page.getByLabel(/^Layanan/).fill('Konsultasi umum');
  await page.getByLabel(/^Tarif umum/).fill('75000');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Konsultasi umum' }).waitFor();
  await page.goto(url('/bisnisku/services/services'));
  await expect(page.getByText('Konsultasi umum').first()).toBeVisible();
  await look(page, 'services-id-1280');
  await page.goto(url('/services/subscription'));
  await page.getByRole('button', { name: 'Jeda', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jeda', exact: true }).click();
  await expect(page.getByText(/Langganan klinik dijeda/)).toBeVisible();
  const budi = await newPerson(browser, { language: 'id', width: 390, height: 844, scheme: 'dark' });
  await signIn(budi.page, people.staff);
  await budi.page.goto(url('/bisnisku/services/services'));
  await expect(budi.page.getByText('Konsultasi umum').first()).toBeVisible();
  await expect(budi.page.getByText('Yang dapat melanjutkannya: Ibu Rini.')).toBeVisible();
  await expect(budi.page.getByRole('link', { name: 'Tambah layanan' })).toHaveCount(0);
  expect(await flaws(budi.page, 'services-paused-id-390')).toEqual([]);
  await look(budi.page, 'services-paused-id-390-dark');
  await budi.page.goto(url('/bisnisku/services/services/add-service'));
  await expect(budi.page.getByText('Untuk sementara hanya dapat dilihat')).toBeVisible();
  expect(budi.troubles).toEqual([]);
  await budi.close();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.getByText(/Langganan klinik dijeda/)).toHaveCount(0);
});

test('a cancellation says what closes and what can be exported; the owner exports, and renews', async () => {
  const { page } = rini;
  // The pause before has begun a new period.
  await bill();
  await page.goto(url('/services/subscription'));
  await page.getByRole('button', { name: 'Hentikan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hentikan' });
  await expect(dialog.getByText(/Yang ditutup setelah berhenti: .*Inventaris/)).toBeVisible();
  await expect(dialog.getByText(/mengekspornya selama 90 hari/)).toBeVisible();
  await dialog.getByRole('radio', { name: /Sekarang juga/ }).check();
  await look(page, 'subscription-cancel-id-1280');
  await dialog.getByRole('button', { name: 'Hentikan' }).click();
  await expect(page.getByText('Langganan klinik sudah berakhir.').first()).toBeVisible();
  await look(page, 'subscription-ended-id-1280');
  await page.goto(url('/bisnisku/services/services'));
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Layanan & tarif' }).click();
  expect((await file).suggestedFilename()).toMatch(/^layanan-tarif-.*\.csv$/);
  await look(page, 'services-ended-owner-id-1280');
  await page.goto(url('/services/subscription'));
  await page.getByRole('button', { name: 'Perpanjang', exact: true }).click();
  const renewal = page.getByRole('dialog', { name: 'Perpanjang' });
  await expect(renewal.getByRole('radio', { name: /^Praktik Bersama/ })).toBeChecked();
  await look(page, 'subscription-renew-id-1280');
  await renewal.getByRole('button', { name: 'Perpanjang' }).click();
  await expect(page.getByText('Langganan klinik sudah berakhir.')).toHaveCount(0);
  expect(rini.troubles).toEqual([]);
});

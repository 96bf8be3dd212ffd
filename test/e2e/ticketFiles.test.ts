/** A nurse pastes a screenshot and chooses files for her ticket, removes one with the keyboard, and staff look at them over the page. Rules: TKT-2, VAL-15, PRV-11. */
import sharp from 'sharp';
import { resources } from '#shared/areas/resources';
import { wholeChromium } from './chromium';
import { recordsAs } from './form/records';
import { paper } from './paper';
import { flaws, newPerson, PASSWORD, signIn, url, type Person } from './person';
import { expect, test } from './test';
import { written } from './waitForStored';

test.use(wholeChromium);
test.describe.configure({ mode: 'serial' });

const email = 'wati@cempaka.test';
let png: Buffer;
let nurse: Person;
let staff: Person;

test.beforeAll(async ({ browser }) => {
  png = await sharp({ create: { width: 320, height: 120, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Wijayakusuma', kind: 'clinic' });
  const entity = { type: 'entity', id: clinic.id };
  await admin.add(resources.user, { name: 'Suster Wati', email, password: PASSWORD, status: 'active', entity });
  nurse = await newPerson(browser, { language: 'id' });
  await signIn(nurse.page, email);
  staff = await newPerson(browser, { language: 'en', width: 390 });
  await signIn(staff.page);
});
test.afterAll(async () => {
  await nurse.close();
  await staff.close();
});

/** Pastes or drops a picture onto a text box. @returns whether the browser would still do with it what it does without us */
const give = (person: Person, into: string, how: 'paste' | 'drop', name: string) =>
  person.page.getByRole('textbox', { name: new RegExp(`^${into}`) }).evaluate(
    (element, given) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(given.bytes)], given.name, { type: 'image/png' }));
      const event =
        given.how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      return element.dispatchEvent(event);
    },
    { bytes: [...png], how, name },
  );

/** As the clipboard gives a screenshot: a file of the name image.png. */
const paste = (person: Person, into: string) => give(person, into, 'paste', 'image.png');

test('the nurse pastes a screenshot and chooses files; what cannot be attached is said for each file at once', async () => {
  const { page } = nurse;
  await page.goto(url('/tiket/add-tiket'));
  await page.getByRole('textbox', { name: /^Judul/ }).fill('Cetak kuitansi gagal');
  await page.getByRole('textbox', { name: /^Pesan/ }).fill('Lihat gambarnya.');
  await paste(nurse, 'Pesan');
  const files = page.getByRole('list', { name: 'Berkas yang dilampirkan' });
  await expect(files.getByRole('listitem')).toHaveText([/image\.png/]);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'kuitansi.pdf', mimeType: 'application/pdf', buffer: paper },
    { name: 'halaman.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
    { name: 'kosong.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    { name: 'foto.png', mimeType: 'image/png', buffer: png },
  ]);
  const refused = page.getByRole('alert').filter({ hasText: 'halaman.png' });
  await expect(refused).toContainText('halaman.png: Isi berkas ini bukan jenis yang diterima.');
  await expect(refused).toContainText('kosong.pdf: Berkas ini kosong.');
  await expect(files.getByRole('listitem')).toHaveText([/image\.png/, /kuitansi\.pdf/, /foto\.png/]);
  await expect(files.getByRole('progressbar')).toHaveCount(0);
  expect(await flaws(page, 'ticket-files-form-id')).toEqual([]);
});

test('she removes one with the keyboard, more than five are refused in words, and the ticket is sent', async () => {
  const { page } = nurse;
  const files = page.getByRole('list', { name: 'Berkas yang dilampirkan' });
  await page.getByRole('button', { name: 'Hapus foto.png' }).press('Enter');
  await expect(files.getByRole('listitem')).toHaveCount(2);
  const four = ['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: png }));
  await page.locator('input[type=file]').setInputFiles(four);
  await expect(files.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('alert').filter({ hasText: 'd.png' })).toContainText('d.png: Paling banyak 5 berkas.');
  await expect(files.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Cetak kuitansi gagal' }).waitFor();
  await expect(page.getByRole('list', { name: 'Berkas yang dilampirkan' }).getByRole('listitem')).toHaveCount(5);
});

test('she answers with a pasted screenshot, which a reload does not lose, and sends it with the keyboard', async () => {
  const { page } = nurse;
  const box = page.getByRole('textbox', { name: 'Tulis balasan' });
  await box.fill('Ini');
  await paste(nurse, 'Tulis balasan');
  const remove = page.getByRole('button', { name: 'Hapus image.png' });
  await remove.waitFor();
  await expect(page.getByRole('button', { name: 'Kirim balasan' })).toBeEnabled();
  await written(page, 'nadi.drafts', () => box.fill('Ini layarnya.'));
  await page.reload();
  await remove.waitFor();
  await box.press('Control+Enter');
  await expect(remove).toHaveCount(0);
  expect(await give(nurse, 'Tulis balasan', 'drop', 'jatuh.png')).toBe(false);
  await page.getByRole('button', { name: 'Hapus jatuh.png' }).press('Enter');
  const answer = page.getByRole('listitem').filter({ hasText: 'Ini layarnya.' });
  await expect(answer.getByRole('button', { name: 'Lihat image.png' })).toBeVisible();
  expect(await flaws(page, 'ticket-files-thread-id')).toEqual([]);
});

test('staff look at a picture over the page, close it with the keyboard and save the PDF', async () => {
  const { page } = staff;
  await page.goto(url('/tiket'));
  await page.getByRole('link', { name: 'Cetak kuitansi gagal' }).click();
  const first = page.getByRole('list', { name: 'Attached files' }).first();
  const view = first.getByRole('button', { name: 'View image.png' });
  await view.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'image.png' });
  await expect(dialog.getByRole('img', { name: 'image.png' })).toBeVisible();
  expect(await flaws(page, 'ticket-files-staff-en')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
  const saved = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Download kuitansi.pdf' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('kuitansi.pdf');
});

test('staff read the PDF in place; it stays while an answer of the nurse comes in, and its bytes go when it is closed', async () => {
  const { page, troubles } = staff;
  const violations = await page.evaluateHandle(() => {
    const said: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      said.push(`${violatedDirective} ${blockedURI}`),
    );
    return said;
  });
  await page.getByRole('button', { name: 'View kuitansi.pdf' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'kuitansi.pdf' });
  const frame = dialog.locator('iframe[title="kuitansi.pdf"]');
  await expect(frame).toBeVisible();
  const address = (await frame.getAttribute('src'))!;
  // Chromium puts its viewer into the frame: the document itself, and within it the viewer's page.
  await expect.poll(() => page.frames().filter((one) => /^(blob|chrome-extension):/.test(one.url())).length).toBeGreaterThan(1);
  expect(await flaws(page, 'ticket-files-pdf-en')).toEqual([]);
  await nurse.page.getByRole('textbox', { name: 'Tulis balasan' }).fill('Kuitansinya menyusul.');
  await nurse.page.getByRole('button', { name: 'Kirim balasan' }).click();
  await page.getByText('Kuitansinya menyusul.').waitFor();
  await expect(frame).toHaveAttribute('src', address);
  expect([await violations.jsonValue(), troubles]).toEqual([[], []]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  const isGone = (of: string) =>
    fetch(of).then(
      () => false,
      () => true,
    );
  expect(await page.evaluate(isGone, address)).toBe(true);
});

test('on a slow line the bar shows how much of a file has been sent', async () => {
  const { page } = nurse;
  const line = await page.context().newCDPSession(page);
  const slow = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await slow(100_000);
  const large = Buffer.concat([paper, Buffer.alloc(2_000_000, ' ')]);
  await page.locator('input[type=file]').setInputFiles([{ name: 'besar.pdf', mimeType: 'application/pdf', buffer: large }]);
  const bar = page.getByRole('progressbar', { name: 'Mengunggah besar.pdf' });
  await expect(bar).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await slow(-1);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Hapus besar.pdf' }).press('Enter');
});

/** A nurse answers by mail, below the mail that her program repeats: her words are in the thread, the rest is unfolded, and staff open the mail itself. Rules: TKT-6, TKT-13. */
import { readFile } from 'node:fs/promises';
import { resources } from '#shared/areas/resources';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { replyAddress } from '#server/mail/replyAddress';
import { API_ROOT } from '#shared/jsonapi';
import { recordsAs } from './form/records';
import { flaws, look, newPerson, PASSWORD, signIn, url, type Person } from './person';
import { inbound } from './server';
import { expect, test } from './test';

test.describe.configure({ mode: 'serial' });

const email = 'tuti@kamboja.test';
let ticket: string;
let mail: string;
let nurse: Person;
let staff: Person;

test.beforeAll(async ({ browser }) => {
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Kamboja', kind: 'clinic' });
  const entity = { type: 'entity', id: clinic.id };
  const { id } = await admin.add(resources.user, { name: 'Suster Tuti', email, password: PASSWORD, status: 'active', entity });
  const own = await recordsAs(email);
  ticket = (await own.add(resources.ticket, { subject: 'Printer struk', category: 'technical', message: 'Struk kosong.' })).id;
  mail = [
    `From: Suster Tuti <${email}>`,
    `To: ${replyAddress(inbound, ticket, id)}`,
    'Message-ID: <kamboja-1@klinik.example>',
    'Date: Wed, 25 Nov 2026 14:20:00 +0700',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="batas"',
    '',
    '--batas',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Pada tanggal Rab, 25 Nov 2026 pukul 10.15 Nadi <no-reply@nadi.test> menulis:',
    '> Apakah kabel printer sudah dicoba?',
    '',
    'Sudah, tetap tidak bisa.',
    '--',
    'Nomor seri: EP-4471',
    '--batas',
    'Content-Type: text/calendar; charset=utf-8; name="kunjungan.ics"',
    '',
    'BEGIN:VCALENDAR',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'DTSTART:20261130T020000Z',
    'DTEND:20261130T030000Z',
    'SUMMARY:Kunjungan teknisi',
    'END:VEVENT',
    'END:VCALENDAR',
    '--batas--',
    '',
  ].join('\r\n');
  const body = Buffer.from(mail);
  const headers = { 'content-type': 'message/rfc822', ...relayHeaders(inbound.secret, body, new Date()) };
  const answer = await fetch(url(`${API_ROOT}/inbound-mails`), { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ meta: { result: 'taken' } });
  nurse = await newPerson(browser, { language: 'id', width: 390 });
  await signIn(nurse.page, email);
  staff = await newPerson(browser, { language: 'en' });
  await signIn(staff.page);
});
test.afterAll(async () => {
  await nurse.close();
  await staff.close();
});

test('she sees her own words, unfolds the whole mail with the keyboard and folds it again; the mail itself is not hers to open', async () => {
  const { page, troubles } = nurse;
  await page.goto(url(`/tiket/detail/${ticket}`));
  const entry = page.getByRole('listitem').filter({ hasText: 'Sudah, tetap tidak bisa.' });
  await expect(entry).toContainText('Nomor seri: EP-4471');
  await expect(entry).toContainText('Undangan: Kunjungan teknisi');
  await expect(entry).not.toContainText('Apakah kabel printer');
  await look(page, 'mailed-ticket-id-390');
  await entry.getByRole('button', { name: 'Tampilkan surat lengkap' }).press('Enter');
  await expect(entry).toContainText('> Apakah kabel printer sudah dicoba?');
  await expect(entry).toContainText('Nomor seri: EP-4471');
  expect(await flaws(page, 'mailed-ticket-whole-id-390')).toEqual([]);
  await entry.getByRole('button', { name: 'Tampilkan jawaban saja' }).press('Enter');
  await expect(entry).not.toContainText('Apakah kabel printer');
  await expect(entry.getByRole('button', { name: 'Unduh kunjungan.ics' })).toBeVisible();
  await expect(entry.getByRole('button', { name: 'Lihat kunjungan.ics' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Surat asli' })).toHaveCount(0);
  expect(troubles).toEqual([]);
});

test('staff save the mail as it came', async () => {
  const { page, troubles } = staff;
  await page.goto(url(`/tiket/detail/${ticket}`));
  const entry = page.getByRole('listitem').filter({ hasText: 'Sudah, tetap tidak bisa.' });
  await entry.getByRole('button', { name: 'Show the whole mail' }).click();
  await expect(entry).toContainText('> Apakah kabel printer sudah dicoba?');
  expect(await flaws(page, 'mailed-ticket-staff-en')).toEqual([]);
  const saved = page.waitForEvent('download');
  await entry.getByRole('button', { name: 'Original mail' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('surat-asli.eml');
  expect(await readFile(await file.path(), 'utf8')).toBe(mail);
  expect(troubles).toEqual([]);
});

/** What mails say: in both languages, without a stranger's markup or message in them. */
import { mailPurposes } from '#shared/areas/oversight/resources/mail';
import { languages, type Language } from '#shared/locale';
import { render } from '#server/mail/render';
import type { Facts, MailPurpose } from '#server/areas/mailTexts';

const link = 'https://nadi.test/x?token=a&email=b';
const invoiceFacts = {
  about: 'suspension' as const,
  link,
  client: 'Klinik Melati',
  number: 'INV/2026/11/0001',
  amount: 'Rp 527.250',
  date: '30 November 2026',
  days: 3,
  paid: '',
  reason: '',
  suspended: '14 Desember 2026',
};
const facts: Facts = {
  welcome: { link, days: 3 },
  verify: { link, days: 3 },
  reset: { link, minutes: 60 },
  password_changed: {},
  address_changed: { address: 'sari@mawar.test', link, days: 7 },
  two_step_removed: {},
  account_locked: { minutes: 15 },
  registered_again: { link },
  invitation: { link, client: 'Klinik Melati', role: 'dokter', inviter: 'Ibu Rini', days: 7 },
  ticket: { link, what: 'answered', number: 'TKT-2026-00001', subject: 'Tarif tidak tersimpan' },
  trial_reminder: { link, client: 'Klinik Melati', date: '5 Maret 2026', days: 3, follows: 'continues' },
  invoice: invoiceFacts,
  patient_receipt: { client: 'Klinik Melati', number: 'KW/2026/11/0001', amount: 'Rp 250.000', what: 'pembayaran' },
  client_export: { link, client: 'Klinik Melati', days: 7 },
  booking: { link, client: 'Klinik Melati', number: 'JT/2026/11/00001', date: '24 November 2026', time: '08:00', doctor: 'dr. Sari Dewi' },
};
const letter = (purpose: MailPurpose, language: Language, name: string) =>
  render('nadi', { purpose, language, name, facts: facts[purpose] });

const cases = mailPurposes.flatMap((purpose) => languages.map((language) => [purpose, language] as const));

test.each(cases)('%s in %s has a subject, names the brand, and says the same as text and as HTML', (purpose, language) => {
  const { subject, text, html } = letter(purpose, language, 'Dr. Sari');
  expect(subject).toMatch(/^\S.{8,70}\S$/);
  expect(text).toContain('nadi');
  expect(`${text}${html}`).not.toMatch(/undefined|null|\[object|\{\{/);
  expect(text).toContain(language === 'id' ? 'Halo Dr. Sari,' : 'Hello Dr. Sari,');
  expect(html).toContain(`<html lang="${language}">`);
  for (const line of text.split('\n\n').filter((one) => !one.includes('http') && !one.startsWith('--'))) expect(html).toContain(line);
});

test.each(['welcome', 'verify', 'reset', 'address_changed', 'invitation', 'trial_reminder', 'ticket', 'client_export', 'booking'] as const)(
  '%s holds its link, in both',
  (purpose) => {
    const { text, html } = letter(purpose, 'id', 'Dr. Sari');
    expect(text).toContain('https://nadi.test/x?token=a&email=b');
    expect(html).toContain('href="https://nadi.test/x?token=a&amp;email=b"');
  },
);

test.each<[name: string, greeting: string, escaped: string]>([
  ['Sari "Dewi" & Anak', 'Halo Sari "Dewi" & Anak,', 'Halo Sari &quot;Dewi&quot; &amp; Anak,'],
  ['<img src=x onerror=alert(1)>', 'Halo <img src=x onerror=alert(1)>,', 'Halo &lt;img src=x onerror=alert(1)&gt;,'],
  ["Dr. O'Neil", "Halo Dr. O'Neil,", 'Halo Dr. O&#39;Neil,'],
  ['Sari\nBcc: budi', 'Halo,', 'Halo,'],
  ['Sari\n\n  Dewi', 'Halo Sari Dewi,', 'Halo Sari Dewi,'],
  ['Menang hadiah di https://evil.test', 'Halo,', 'Halo,'],
  ['Klik evil.test sekarang', 'Halo,', 'Halo,'],
  ['', 'Halo,', 'Halo,'],
])('a person who calls themselves %j is greeted without harm', (name, greeting, escaped) => {
  const { text, html } = letter('welcome', 'id', name);
  expect(text.split('\n')[0]).toBe(greeting);
  expect(html).toContain(`>${escaped}</p>`);
  expect(html).not.toContain('<img');
});

/** Links in mails: they may carry a token, so they open a page of this site and nothing else. */
import { passwordPages } from '#shared/areas/identity/signIn';
import { mailerOf } from '#server/mail/mailer';

const mailerAt = (siteUrl: string) => mailerOf({ brand: 'Nadi', siteUrl, smtpUrl: undefined, inboundMail: undefined });

test.each([...passwordPages, '/verify-email'])('%s with its token is a page of SITE_URL', (page) => {
  expect(mailerAt('https://nadi.test').link(page, { token: 'a&b' })).toBe(`https://nadi.test${page}?token=a%26b`);
});

test.each([
  '//evil.test/steal',
  '/.//evil.test/steal',
  '/\\evil.test/steal',
  'https://evil.test/steal',
  'https://nadi.test.evil.test/',
  'verify-email',
  'javascript:alert(1)',
  '',
])('a link to %s is never made', (page) => {
  expect(() => mailerAt('https://nadi.test').link(page, { token: 'a' })).toThrow('A link in a mail must open a page of this site.');
});

/** Codes of an authenticator app and codes for recovery: what is taken, and what isn't. */
import { newRecoveryCodes, newSecret, recoveryHash, secretUri, stepOf } from '#server/areas/identity/signIn/twoStepCodes';

/** The secret of RFC 6238's own examples, `12345678901234567890`, and the step of its second one. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP = 37_037_036;
const at = (step: number, more = 0) => new Date((step * 30 + more) * 1_000);

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', STEP],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('given RFC 6238’s second %i, then its code %s is that of step %i', (second, code, step) => {
  expect(stepOf(SECRET, code, new Date(second * 1_000))).toBe(step);
});

test.each([
  ['its first second', at(STEP), STEP],
  ['its last second', at(STEP, 29), STEP],
  ['a telephone half a minute fast', at(STEP - 1), STEP],
  ['a telephone half a minute slow', at(STEP + 1, 29), STEP],
  ['a telephone a minute fast', at(STEP - 2, 29), null],
  ['a telephone a minute slow', at(STEP + 2), null],
])('given a code and %s', (_, now, step) => {
  expect(stepOf(SECRET, '081804', now)).toBe(step);
});

test.each([
  ['as apps show it', '081 804', STEP],
  ['with a dash', '081-804', STEP],
  ['wrong by a digit', '081805', null],
  ['short', '81804', null],
  ['long', '0818040', null],
  ['empty', '', null],
  ['in words', 'delapan', null],
  ['in other digits', '٠٨١٨٠٤', null],
  ['very long', '0'.repeat(100_000), null],
])('given a code %s', (_, code, step) => {
  expect(stepOf(SECRET, code, at(STEP))).toBe(step);
});

test('a new secret is 160 bits that an app can type, never the same', () => {
  const secrets = new Set(Array.from({ length: 100 }, newSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the address of a secret says for whom and by whom, also with odd letters', () => {
  const uri = new URL(secretUri(SECRET, 'Klinik Melati & Co', 'sari+kantor@melati.test'));
  expect([uri.protocol, uri.host || uri.pathname.split('/')[2]]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.href)).toContain('Klinik Melati & Co:sari+kantor@melati.test?');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Klinik Melati & Co',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('ten recovery codes, readable and all different', () => {
  const codes = newRecoveryCodes();
  expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}(-[a-hj-km-np-z2-9]{4}){2}$/);
});

test.each(['abcd-efgh-2345', 'ABCD-EFGH-2345', 'abcdefgh2345', ' abcd efgh 2345 ', 'Abcd-Efgh 2345'])(
  'a recovery code written “%s” is the same code',
  (code) => {
    expect(recoveryHash(code)).toEqual(recoveryHash('abcd-efgh-2345'));
    expect(recoveryHash(code)).not.toEqual(recoveryHash('abcd-efgh-2346'));
  },
);

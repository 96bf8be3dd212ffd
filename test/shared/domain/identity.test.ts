/** Numbers of people and firms: NIK (VAL-2), NPWP (VAL-3, VAL-4), phone (VAL-5), held to their published vectors. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import '#shared/domain/phoneNumbers';
import { maskedNik, nikDigits, nikProblem } from '#shared/domain/nik';
import { isNpwpSuspect, npwpIn, npwpText } from '#shared/domain/npwp';
import { maskedPhone, phoneIn, phoneText } from '#shared/domain/phone';

const today = new Date('2026-11-22T00:00:00Z');

test.each<[string, string | undefined]>([
  ['3171011708450001', undefined],
  ['3171015708450001', undefined],
  ['3171012902001234', undefined],
  ['3171 0117 0845 0001', undefined],
  ['31.71.01-170845-0001', undefined],
  ['9971011708450001', 'nik.province'],
  ['3171013002001234', 'nik.date'],
  ['3171012902011234', 'nik.date'],
  ['3171010013451234', 'nik.date'],
  ['3171017208450001', 'nik.date'],
  ['3171014008450001', 'nik.date'],
  ['317101170845000', 'nik.length'],
  ['31710117084500012', 'nik.length'],
  ['317101170845000x', 'nik.length'],
  ['', 'nik.length'],
])('the NIK %s: %s', (nik, problem) => {
  expect(nikProblem(nik, today)).toBe(problem);
});

test('a birthday that is still to come is one of the last century', () => {
  expect(nikProblem('3171012311260001', today)).toBeUndefined();
  expect(nikProblem('3171012902280001', today)).toBeUndefined();
});

test('a NIK is kept as digits and shown by its last four', () => {
  expect(nikDigits('3171 0117-0845.0001')).toBe('3171011708450001');
  expect(maskedNik('3171011708450001')).toBe('••••••••••••0001');
});

test.each<[string, string | undefined]>([
  ['01.312.166.0-091.000', '0013121660091000'],
  ['013121660091000', '0013121660091000'],
  ['0013121660091000', '0013121660091000'],
  ['3171011708450001', '3171011708450001'],
  ['01.312.166.0-091.00', undefined],
  ['00131216600910001', undefined],
  ['01.312.166.0-091.00x', undefined],
  ['', undefined],
])('the NPWP %s is kept as %s', (npwp, kept) => {
  expect(npwpIn(npwp)).toBe(kept);
});

test('an NPWP is shown as people know it, and a wrong check digit only makes it suspect', () => {
  expect(npwpText('0013121660091000')).toBe('01.312.166.0-091.000');
  expect(npwpText('3171011708450001')).toBe('3171011708450001');
  expect(isNpwpSuspect('0013121660091000')).toBe(false);
  expect(isNpwpSuspect('0013121670091000')).toBe(true);
  expect(isNpwpSuspect('3171011708450001')).toBe(false);
});

test.each<[string, string | undefined]>([
  ['0812-3456-7890', '+6281234567890'],
  ['0812 3456 7890', '+6281234567890'],
  ['81234567890', '+6281234567890'],
  ['6281234567890', '+6281234567890'],
  ['+62 812-3456-7890', '+6281234567890'],
  ['(021) 555 1234', '+62215551234'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+1 (212) 555-0123', '+12125550123'],
  ['555-0123', undefined],
  ['12345', undefined],
  ['110', undefined],
  ['+62 81', undefined],
  ['+999 123 456 789', undefined],
  ['0812-3456-7890 ext 5', undefined],
  ['telepon 0812-3456-7890', undefined],
  ['nol delapan satu dua', undefined],
  ['9'.repeat(10_000), undefined],
])('the phone number %.40s is kept as %s', (typed, kept) => {
  expect(phoneIn(typed)).toBe(kept);
});

/** Indonesian numbers of every beginning and length, from a fixed seed. */
const numbers = function* (count: number): Generator<string> {
  let seed = 7;
  for (let at = 0; at < count; at++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const digits = `${1 + (seed % 9)}${String(seed).padStart(10, '5').slice(-10)}`.slice(0, 8 + (at % 5));
    yield `+62${digits}`;
  }
};

test('given any valid Indonesian number, then it is shown as libphonenumber writes it, and reading that gives the same number', () => {
  let seen = 0;
  for (const number of numbers(5_000)) {
    const known = parsePhoneNumberFromString(number);
    if (!known?.isValid()) continue;
    // What no people are called by (premium and data numbers) is shown as it is stored.
    if (phoneText(number) === number) continue;
    seen += 1;
    expect(phoneText(number)).toBe(known.formatNational());
    expect(phoneIn(phoneText(number))).toBe(number);
  }
  expect(seen).toBeGreaterThan(1_000);
});

test('a number of another country stays as it is stored', () => {
  expect(phoneText('+442079460958')).toBe('+442079460958');
});

test.each([
  ['a mobile number', '+6281234567678', '+62 812 •••• 7678'],
  ['a short one, of which three digits more would show nearly all', '+62212345678', '+62 •••• 5678'],
  ['one of another country', '+442079460958', '•••• 0958'],
])('lists show the last four digits of %s', (_, phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});

/** Seats (SUB-20), and the keys by which a trial is given once (SUB-8, SUB-21). */
import { seatsLeft } from '#shared/areas/clients/domain/seats';
import { trialKeys, type TrialApplicant } from '#shared/areas/clients/domain/trialOnce';

test.each([
  ['a new clinic', { included: 15, extra: 0, used: 1 }, 14],
  ['with seats that were bought', { included: 3, extra: 2, used: 5 }, 0],
  ['after a change to a smaller package', { included: 3, extra: 0, used: 7 }, -4],
])('seats left: %s', (_, seats, left) => expect(seatsLeft(seats)).toBe(left));

describe('a trial is given once', () => {
  const klinik: TrialApplicant = { entityId: 'one', npwp: '0013121660091000', email: 'budi@kliniksehat.co.id', phone: '+6281234567890' };
  const other: TrialApplicant = { entityId: 'two', npwp: null, email: 'siti@gmail.com', phone: '+6282222222222' };
  const rows: [string, TrialApplicant, boolean][] = [
    ['the same client', { ...other, entityId: 'one' }, true],
    ['the same tax number', { ...other, npwp: klinik.npwp }, true],
    ['the same company and phone, another person', { ...other, email: 'ani@KlinikSehat.co.id', phone: klinik.phone }, true],
    ['the same company, another phone', { ...other, email: 'ani@kliniksehat.co.id' }, false],
    ['the same phone, another company', { ...other, email: 'ani@klinikmaju.co.id', phone: klinik.phone }, false],
    ['the same phone with a public mail provider', { ...other, phone: klinik.phone }, true],
    ['the same phone without an address', { ...other, email: null, phone: klinik.phone }, true],
    ['nothing in common', other, false],
  ];
  const isKnown = (one: TrialApplicant, before: TrialApplicant) =>
    trialKeys(one).refusing.some((key) => trialKeys(before).left.includes(key));
  test.each(rows)('%s', (_, applicant, known) => expect(isKnown(applicant, klinik)).toBe(known));

  test('two people with a public mail provider have nothing in common but a phone', () => {
    const first = { ...other, entityId: 'three', phone: '+6283333333333' };
    expect(isKnown(first, other)).toBe(false);
    expect(isKnown({ ...first, email: 'siti@yahoo.com', phone: other.phone }, other)).toBe(true);
  });

  test('without a phone and a tax number only the client itself is known', () =>
    expect(trialKeys({ ...klinik, npwp: null, phone: null })).toEqual({ refusing: ['entity:one'], left: ['entity:one'] }));
});

/** @jest-environment node */
/** What an audit line says of lines and of several choices: only those that came or went. */
import { resources } from '#shared/areas/resources';
import { changesIn } from '#client/kit/history/changesIn';

const line = (description_en: string) => ({ kind: 'package', description_en, qty: '1.000', amount: 5 });
const [clinic, seats, modules] = [line('Clinic'), line('Seats'), line('Modules')];
const fields = [{ name: 'lines', label: 'Lines' }];
const told = (before: unknown, after: unknown) =>
  changesIn(resources.invoice, fields, { before: { lines: before }, after: { lines: after } }).changes[0];

test.each([
  ['one that changed', [clinic, seats], [clinic, modules], { before: [seats], after: [modules] }, 1],
  ['one more', [clinic], [clinic, seats], { before: [], after: [seats] }, 1],
  ['one less', [clinic, seats], [seats], { before: [clinic], after: [] }, 1],
  ['another order: all of them', [clinic, seats], [seats, clinic], { before: [clinic, seats], after: [seats, clinic] }, 0],
])('of lines it shows %s, and counts the others', (_, before, after, values, kept) => {
  expect(told(before, after)).toMatchObject({ values, kept });
});

test('of several choices it shows both sides whole', () => {
  const [change] = changesIn(resources.package, [{ name: 'cycles', label: 'Cycles' }], {
    before: { cycles: ['monthly'] },
    after: { cycles: ['monthly', 'yearly'] },
  }).changes;
  expect(change).toMatchObject({ values: { before: ['monthly'], after: ['monthly', 'yearly'] }, kept: 0 });
});

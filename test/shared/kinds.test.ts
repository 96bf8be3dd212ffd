/** What each kind of field takes and refuses: the same table holds a form and the server, as both ask `tidyValues` and `check`. */
import '#shared/domain/phoneNumbers';
import { sentence } from '#shared/errors';
import { date, dateTime, decimal, file, integer, money, nik, npwp, oneOf, period, phone, someOf, type Field } from '#shared/kit/fields';
import { filterOf } from '#shared/kit/kinds';
import { defineInput, type Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';
import { check, normaliseValues } from '#shared/validate';

const many = Array.from({ length: 200 }, (_, at) => `choice_${at}`);

/** The problem that a field has with a value, or the value as it is kept. */
const kept = (field: Field, value: unknown): unknown => {
  const resource = defineInput('probe', '/probes', { attributes: { value: field } }) as Resource;
  const values = normaliseValues(resource, { value });
  const [problem, ...more] = check(resource, values, 'add');
  expect(more).toEqual([]);
  return problem ? { refused: problem.code, ...(problem.meta && { meta: problem.meta }) } : values['value'];
};

const pdf = file({ types: ['application/pdf'], max: 1_048_576 });
const told = { name: 'perjanjian.pdf', size: 482_113, type: 'application/pdf' };

const refused = (code: string, meta?: object) => ({ refused: code, ...(meta && { meta }) });

test.each<[string, Field, unknown, unknown]>([
  ['a whole number', integer({ max: 500 }), 12, 12],
  ['a whole number with places', integer(), 12.5, refused('not_integer')],
  ['words as a whole number', integer(), 'dua', refused('not_integer')],
  ['a whole number beyond its most', integer({ max: 500 }), 501, refused('too_large', { max: 500 })],

  ['rupiah', money(), 1_387_500, 1_387_500],
  ['rupiah as they are written', money(), 'Rp 1.387.500', 1_387_500],
  ['rupiah with sen', money(), '1.387,50', refused('invalid_money')],
  ['rupiah with sen as English writes them', money(), '1,387.50', refused('invalid_money')],
  ['half a rupiah', money(), 0.5, refused('not_integer')],
  ['a credit where none is meant', money(), -150_000, refused('too_small', { min: 0 })],
  ['a credit', money({ signed: true }), -150_000, -150_000],
  ['a credit as it is written', money({ signed: true }), '-Rp 150.000', -150_000],
  ['more than there is', money(), 1_000_000_000_000, refused('too_large', { max: 999_999_999_999 })],
  ['a list as rupiah', money(), [1], refused('invalid_money')],
  ['no rupiah', money(), '', null],

  ['a decimal', decimal({ scale: 3 }), '12.5', '12.500'],
  ['a decimal with a sign', decimal({ scale: 2, min: -10 }), '-0.5', '-0.50'],
  ['nothing below zero', decimal({ scale: 2, min: -10 }), '-0', '0.00'],
  ['a decimal with eleven places', decimal({ scale: 10 }), '1.12345678901', refused('too_many_places', { scale: 10 })],
  ['a decimal that is a binary fraction', decimal({ scale: 2 }), 0.1, refused('invalid_decimal')],
  ['a decimal as Indonesian writes it', decimal({ scale: 2 }), '1.250,5', refused('invalid_decimal')],
  ['a decimal in words', decimal({ scale: 2 }), 'setengah', refused('invalid_decimal')],
  ['a decimal in powers', decimal({ scale: 2 }), '1e3', refused('invalid_decimal')],
  ['a decimal a little below its least', decimal({ scale: 2, min: 1 }), '0.99', refused('too_small', { min: 1 })],
  ['a decimal a little above its most', decimal({ scale: 2, max: 100 }), '100.01', refused('too_large', { max: 100 })],
  ['what a form could not read', decimal({ scale: 2 }), { unread: '1.50' }, refused('invalid_decimal')],

  ['choices, each once and in order', someOf(['a', 'b', 'c']), ['c', 'a', 'c'], ['a', 'c']],
  ['no choice', someOf(['a', 'b']), [], []],
  ['a choice that is none', someOf(['a', 'b']), ['a', 'x'], refused('not_an_option')],
  ['choices that are no list', someOf(['a', 'b']), 'a', refused('invalid_type')],
  ['two hundred choices', someOf(many), many, many],
  ['two hundred choices where there are four', someOf(['a', 'b', 'c', 'd']), many, refused('too_many', { max: 4 })],
  ['one of two hundred', oneOf(many), 'choice_199', 'choice_199'],

  ['a day', date(), '2026-11-22', '2026-11-22'],
  ['a day that does not exist', date(), '2026-02-30', refused('invalid_date')],
  ['a moment', dateTime(), '2026-11-22T08:30:00.000Z', '2026-11-22T08:30:00.000Z'],
  ['a moment in another zone', dateTime(), '2026-11-22T15:30:00+07:00', '2026-11-22T15:30:00+07:00'],
  ['a moment without a zone', dateTime(), '2026-11-22T08:30', refused('invalid_moment')],
  ['half a moment', dateTime(), '?', refused('invalid_moment')],

  ['a period', period(), '2026-11-01/2026-11-30', '2026-11-01/2026-11-30'],
  ['a period of one day', period(), '2026-11-01/2026-11-01', '2026-11-01/2026-11-01'],
  ['a reversed period', period(), '2026-11-30/2026-11-01', refused('period.reversed')],
  ['a period without an end', period(), '2026-11-01/', refused('invalid_period')],
  ['a period of days that do not exist', period(), '2026-02-30/2026-03-01', refused('invalid_period')],
  ['one day as a period', period(), '2026-11-01', refused('invalid_period')],
  ['no period', period(), '', null],

  ['a phone number', phone(), '0812-3456-7890', '+6281234567890'],
  ['a phone number without its country', phone(), '555-0123', refused('invalid_phone')],
  ['a phone number as a number', phone(), 81234567890, refused('invalid_type')],

  ['a NIK', nik(), '3171 0117 0845 0001', '3171011708450001'],
  ['a NIK with an impossible date', nik(), '3171013002001234', refused('nik.date')],
  ['a NIK of no province', nik(), '9971011708450001', refused('nik.province')],
  ['a NIK that is too short', nik(), '3171', refused('nik.length')],

  ['what is told of a file', pdf, told, told],
  ['no file', pdf, null, null],
  ['a name as a file', pdf, 'perjanjian.pdf', refused('invalid_type')],
  ['a file without its size', pdf, { name: 'perjanjian.pdf', type: 'application/pdf' }, refused('invalid_type')],

  ['an NPWP of 15 digits', npwp(), '01.312.166.0-091.000', '0013121660091000'],
  ['an NPWP that is too short', npwp(), '01.312', refused('invalid_npwp')],
])('%s', (_, field, value, expected) => {
  expect(kept(field, value)).toEqual(expected);
});

test('each refusal is a sentence in both languages, with its numbers and days', () => {
  expect(sentence('too_many_places', 'id', { scale: 10 })).toBe('Paling banyak 10 angka di belakang koma.');
  expect(sentence('too_many_places', 'en', { scale: 1 })).toBe('At most 1 digit after the decimal point.');
  expect(sentence('too_large', 'id', { max: 999_999_999_999 })).toBe('Paling besar 999.999.999.999.');
  expect(sentence('subscription.unpaid', 'id', { date: '2026-11-05' })).toBe('Masih ada tagihan yang belum lunas, jatuh tempo 5 Nov 2026.');
  expect(sentence('subscription.unpaid', 'en', { date: '2026-11-05' })).toBe('An invoice is still unpaid. Its due date: 5 Nov 2026.');
});

describe.each(Object.entries<Resource>(resources))('%s', (_, { attributes, filter, search, searchKinds = {}, sort }) => {
  test('is filtered by kinds that can be, searched in texts and sorted by what has an order', () => {
    const own = (names: readonly string[]) => names.flatMap((name) => attributes[name] ?? []);
    expect(own(filter).filter(({ kind }) => filterOf(kind).filter === 'none')).toEqual([]);
    // What is searched by a kind of its own, as a NIK, is compared as a word.
    const texts = search.filter((name) => !(name in searchKinds));
    expect(own(texts).filter(({ kind }) => !['text', 'longText', 'richText', 'email'].includes(kind))).toEqual([]);
    expect(own(sort).filter(({ kind }) => ['someOf', 'json', 'secret', 'image', 'file'].includes(kind))).toEqual([]);
  });
});

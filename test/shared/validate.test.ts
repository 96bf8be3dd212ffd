/** The rules of a record, as a form and the server ask them: every problem at once, each with its pointer. Rules: VAL-1, VAL-6, VAL-9, VAL-11, VAL-14. */
import { resources } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { check, fieldAt, normaliseValues } from '#shared/validate';

const shelf = { type: 'categories', id: '018f6b1c-0000-7000-8000-000000000001' };
const gauze = { name: 'Kasa steril', status: 'draft', on_home: false, date: '2026-11-21', category: shelf, tags: [] };

describe('a value that breaks a rule', () => {
  const rows: [string, Resource, Record<string, unknown>, string, string][] = [
    ['no name', resources.item, { ...gauze, name: '' }, 'required', '/data/attributes/name'],
    ['a name of spaces', resources.item, { ...gauze, name: '   ' }, 'required', '/data/attributes/name'],
    ['a name that is a number', resources.item, { ...gauze, name: 7 }, 'invalid_type', '/data/attributes/name'],
    ['a name of 121 letters', resources.item, { ...gauze, name: 'a'.repeat(121) }, 'too_long', '/data/attributes/name'],
    ['a name with a NUL byte', resources.item, { ...gauze, name: 'a\u0000b' }, 'invalid_text', '/data/attributes/name'],
    ['a name with a lone surrogate', resources.item, { ...gauze, name: 'a\ud800b' }, 'invalid_text', '/data/attributes/name'],
    [
      'a letter under thirty-one marks',
      resources.item,
      { ...gauze, name: `a${'\u0301'.repeat(31)}` },
      'invalid_text',
      '/data/attributes/name',
    ],
    ['an unknown status', resources.item, { ...gauze, status: 'sold' }, 'not_an_option', '/data/attributes/status'],
    ['a day that does not exist', resources.item, { ...gauze, date: '2026-02-30' }, 'invalid_date', '/data/attributes/date'],
    ['yes as a word', resources.item, { ...gauze, on_home: 'yes' }, 'invalid_type', '/data/attributes/on_home'],
    ['no category', resources.item, { ...gauze, category: null }, 'required', '/data/relationships/category'],
    [
      'a category of another type',
      resources.item,
      { ...gauze, category: { ...shelf, type: 'tags' } },
      'invalid_id',
      '/data/relationships/category',
    ],
    ['tags that are no list', resources.item, { ...gauze, tags: shelf }, 'invalid_type', '/data/relationships/tags'],
    ['a colour by name', resources.tag, { name: 'Steril', color: 'red' }, 'invalid_color', '/data/attributes/color'],
    ['half a rupiah', resources.module, { ...module(), price: 1.5 }, 'not_integer', '/data/attributes/price'],
    ['money below zero', resources.module, { ...module(), price: -1 }, 'too_small', '/data/attributes/price'],
    ['an e-mail without a host', resources.user, { name: 'Sari', email: 'sari@' }, 'invalid_email', '/data/attributes/email'],
    [
      'a short password',
      resources.user,
      { name: 'Sari', email: 'sari@klinik.id', password: 'pendek' },
      'too_short',
      '/data/attributes/password',
    ],
  ];
  test.each(rows)('%s', (_, resource, values, code, pointer) => {
    expect(check(resource, normaliseValues(resource, values), 'add')).toEqual([expect.objectContaining({ code, pointer })]);
  });
});

function module() {
  return {
    module_name: 'Farmasi',
    feature_key: 'pharmacy',
    price: 0,
    kind: 'included',
    status: 'active',
    package: { ...shelf, type: 'packages' },
  };
}

test('a complete item has no problem', () => expect(check(resources.item, gauze, 'add')).toEqual([]));

test('an empty item names each missing thing, and no thing that starts by itself', () => {
  expect(check(resources.item, {}, 'add').map(({ pointer }) => fieldAt(resources.item, pointer))).toEqual(['name', 'date', 'category']);
});

test('of a change only the fields that change are checked', () => {
  expect(check(resources.item, { name: '' }, 'update').map(({ code }) => code)).toEqual(['required']);
});

test('given a letter under more marks than any language writes, then it stays as it came: composing it takes time by their square', () => {
  const heap = `e${'\u0301'.repeat(31)}`;
  expect(normaliseValues(resources.user, { name: heap })).toEqual({ name: heap });
  expect(normaliseValues(resources.user, { name: `e${'\u0301'.repeat(30)}` })).toEqual({ name: `\u00e9${'\u0301'.repeat(29)}` });
});

test('what a person types is tidied', () => {
  expect(normaliseValues(resources.user, { name: '  Dr. Sari ', email: ' SARI@Klinik.ID ', profile_image: '' })).toEqual({
    name: 'Dr. Sari',
    email: 'sari@klinik.id',
    profile_image: null,
  });
});

test.each([
  ['sari@klinik.id', true],
  ["o'neil+poli.anak_1@klinik-melati.co.id", true],
  ['sari@klinik-bébé.id', true],
  ['sari@クリニック.みんな', true],
  ['sari@klinik', false],
  ['sari@.id', false],
  ['sari@klinik..id', false],
  ['sari@-klinik.id', false],
  ['sari@klinik@melati.id', false],
  ['.sari@klinik.id', false],
  ['sari budi@klinik.id', false],
  ['sári@klinik.id', false],
  ['"sari"@klinik.id', false],
  ['sari<budi@klinik.id', false],
  ['sari@klinik.id,budi@klinik.id', false],
  [`sari@${'a'.repeat(64)}.id`, false],
  ['@', false],
])('%s is an e-mail address: %s', (email, expected) => {
  expect(check(resources.user, normaliseValues(resources.user, { email }), 'update').map(({ code }) => code)).toEqual(
    expected ? [] : ['invalid_email'],
  );
});

describe('names in which something can’t be seen', () => {
  const said = (resource: Resource, value: string) =>
    check(resource, normaliseValues(resource, { name: value }), 'update').map(({ code }) => code);

  test.each([
    ['a zero-width space', 'ad\u200bmin'],
    ['a word joiner', 'admin\u2060'],
    ['a change of direction', '\u202enimda'],
    ['a soft hyphen', 'ad\u00admin'],
    ['a Hangul filler', 'admin\u3164'],
    ['an empty Braille sign', 'ad\u2800min'],
    ['a sign for emoji', 'admin\ufe0f'],
    ['a line', 'ad\nmin'],
    ['a tab', 'ad\tmin'],
  ])('%s is refused in every name of one line', (_, value) => {
    for (const resource of [resources.tag, resources.item, resources.user] as Resource[])
      expect(said(resource, value)).toEqual(['invalid_text']);
  });

  test.each(['доктор', '陈伟 Budi', 'Perawat 👩‍⚕️', '❤️ Klinik', 'Dr. Nguyễn', 'أحمد'])('%s is a name', (value) => {
    expect(said(resources.item, value)).toEqual([]);
  });

  test.each([
    ['аdmin', ['mixed_scripts']],
    ['Shift А', ['mixed_scripts']],
    ['Κasir', ['mixed_scripts']],
    ['廊д', ['mixed_scripts']],
    ['Kasir Ꭺ', ['mixed_scripts']],
    ['доктор 2', []],
    ['Kasir / Apotek (pagi) – 1', []],
    ['護理師 Perawat', []],
  ])('a role %s: %j', (value, codes) => {
    expect(said(resources.role, value)).toEqual(codes);
    expect(said(resources.permission, value)).toEqual(codes);
    expect(said(resources.user, value)).toEqual([]);
  });

  test('a role’s name has one spelling, and what is sold keeps its own', () => {
    expect(normaliseValues(resources.role, { name: 'Ａdmin   Ⅱ ' })).toEqual({ name: 'Admin II' });
    expect(normaliseValues(resources.item, { name: 'Kasa 10 cm²' })).toEqual({ name: 'Kasa 10 cm²' });
  });
});

/** @jest-environment node */
/** Two people change one record: what differs, what must be chosen, what is saved in the end. */
import { changesOf, compareEdits, merged } from '#client/kit/form/changes';

const dressings = { type: 'categories', id: 'dressings' };
const tools = { type: 'categories', id: 'tools' };
const fragile = { type: 'tags', id: 'fragile' };
const sterile = { type: 'tags', id: 'sterile' };
const base = { name: 'Gauze', description: null, category: dressings, tags: [fragile, sterile], on_home: false };

test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['nothing', base, {}],
  ['a name', { ...base, name: 'Gauze 10 cm' }, { name: 'Gauze 10 cm' }],
  ['empty text is nothing', { ...base, description: '' }, {}],
  ['the order of tags is nothing', { ...base, tags: [sterile, fragile] }, {}],
  ['a tag less', { ...base, tags: [sterile] }, { tags: [sterile] }],
  [
    'another category, loaded with more about it',
    { ...base, category: { ...tools, name: 'Tools' } },
    { category: { ...tools, name: 'Tools' } },
  ],
  ['a flag', { ...base, on_home: true }, { on_home: true }],
  ['what the base does not have is not its change', { ...base, owner: 'Dr. Sari' }, {}],
])('changed: %s', (_, now, changes) => {
  expect(changesOf(base, now)).toEqual(changes);
});

test('where an order means something, another order is a change, a dispute, and something left to save', () => {
  const ordered = new Set(['tags']);
  const turned = { ...base, tags: [sterile, fragile] };
  expect(changesOf(base, turned, ordered)).toEqual({ tags: [sterile, fragile] });
  expect(compareEdits(base, { tags: [sterile] }, turned, ordered)).toEqual({ disputed: ['tags'], theirs: [] });
  expect(compareEdits(base, {}, turned, ordered)).toEqual({ disputed: [], theirs: ['tags'] });
  expect(merged({ tags: [sterile, fragile] }, base, {}, ordered)).toEqual({ tags: [sterile, fragile] });
});

test('lines are merged as one value: another order or another line is a change, and both people’s lines must be chosen between', () => {
  const [one, two] = [
    { words: 'Paket', qty: '1.000' },
    { words: 'Kursi', qty: '2.000' },
  ];
  const [lines, ordered] = [{ lines: [one, two], note: '' }, new Set(['lines'])];
  expect(changesOf(lines, { ...lines, lines: [two, one] }, ordered)).toEqual({ lines: [two, one] });
  expect(compareEdits(lines, { lines: [one] }, { ...lines, lines: [one, two, two] }, ordered)).toEqual({ disputed: ['lines'], theirs: [] });
  expect(compareEdits(lines, { note: 'x' }, { ...lines, lines: [two] }, ordered)).toEqual({ disputed: [], theirs: ['lines'] });
  expect(merged({ lines: [one], note: 'x' }, { ...lines, lines: [two] }, { lines: 'theirs' }, ordered)).toEqual({ note: 'x' });
});

test('only what both changed differently must be chosen', () => {
  const mine = { name: 'Gauze large', tags: [sterile], on_home: true };
  const theirs = { ...base, name: 'Gauze XL', category: tools, tags: [sterile] };
  expect(compareEdits(base, mine, theirs)).toEqual({ disputed: ['name'], theirs: ['category'] });
});

test.each<[string, Record<string, 'mine' | 'theirs'>, Record<string, unknown>]>([
  ['mine', { name: 'mine' }, { name: 'Gauze large', on_home: true }],
  ['theirs', { name: 'theirs' }, { on_home: true }],
])('the name is %s, the rest of my changes stays', (_, chosen, saved) => {
  const mine = { name: 'Gauze large', tags: [sterile], on_home: true };
  expect(merged(mine, { ...base, name: 'Gauze XL', tags: [sterile] }, chosen)).toEqual(saved);
});

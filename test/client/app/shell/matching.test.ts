/** What fits what was typed, which fits best, and which letters are marked. */
import { fitting, partsOf } from '#client/app/shell/palette/matching';

const pages = ['Tagihan', 'Tag', 'Tambah tag', 'Kategori', 'Peran', 'Profil saya'].map((label) => ({
  label,
  hint: label === 'Kategori' ? 'Konfigurasi' : undefined,
}));

test.each([
  ['tag', ['Tag', 'Tagihan', 'Tambah tag']],
  ['TAG ', ['Tag', 'Tagihan', 'Tambah tag']],
  ['tag tambah', ['Tambah tag']],
  ['konfig', ['Kategori']],
  ['ran', ['Peran']],
  ['p', ['Peran', 'Profil saya']],
  ['xyz', []],
])('given %j, then what fits is %j', (q, expected) => {
  const found = fitting(pages, q, 3).map(({ label }) => label);
  expect(found).toEqual(expected);
});

test('what is found only within a word is left out where beginnings are asked for', () => {
  expect(fitting(pages, 'ran', 9, 2)).toEqual([]);
  expect(fitting(pages, 'saya', 9, 2).map(({ label }) => label)).toEqual(['Profil saya']);
});

test('no more than asked for come back', () => {
  expect(fitting(pages, 'a', 2)).toHaveLength(2);
});

test.each([
  ['Tambah tag', 'tag', ['Tambah ', '[tag]']],
  ['Tagihan', 'TAG', ['[Tag]', 'ihan']],
  ['Klinik Méla', 'mela', ['Klinik ', '[Méla]']],
  ['Kasa gulung', 'gul kas', ['[Kas]', 'a ', '[gul]', 'ung']],
  ['Dasbor', '', ['Dasbor']],
  ['Obat 💊 flu', 'flu', ['Obat 💊 ', '[flu]']],
])('in %j, of %j is marked %j', (name, q, expected) => {
  expect(partsOf(name, q).map(({ text, marked }) => (marked ? `[${text}]` : text))).toEqual(expected);
});

/** A shelf of the demo's clinic: one category, and the goods that lie on it. */

export interface Shelf {
  name: string;
  description: string;
  /** What its goods are for, said after "untuk". */
  use: readonly string[];
  /** How they are stored. */
  keep: string;
  packs: readonly string[];
  /** Tags that suit these goods; those of `everywhere` suit all. */
  tags: readonly string[];
  /** Each with its sizes or strengths. */
  goods: Readonly<Record<string, readonly string[]>>;
}

export const tablets = ['strip isi 10', 'boks isi 100', 'botol isi 100', 'botol isi 1.000'];
export const single = ['1 unit', 'per unit, dengan tas', 'per unit, bergaransi 1 tahun', 'per unit, bergaransi 2 tahun'];
export const cool = 'Simpan pada suhu 2–8 °C, jangan dibekukan.';
export const dry = 'Simpan di tempat kering, di bawah 30 °C, terlindung dari cahaya.';
export const clean = 'Simpan di tempat bersih dan kering; jangan dipakai bila kemasan rusak.';
export const serviced = 'Kalibrasi setiap tahun; bersihkan dengan kain lembap setelah dipakai.';

/** One shelf, its parts in the order in which they are read. */
export const shelf = (
  name: string,
  description: string,
  use: readonly string[],
  keep: string,
  packs: readonly string[],
  tags: readonly string[],
  goods: Shelf['goods'],
): Shelf => ({ name, description, use, keep, packs, tags, goods });

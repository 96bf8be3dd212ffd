/** Regions of Indonesia by their code: 2 digits for a province, 4 for a regency or city, 6 for a district, 10 for a village (VAL-8). */

/** Digits of a code, by level from the largest to the smallest. */
export const regionLengths = [2, 4, 6, 10] as const;

const CODE = /^\d{2}(?:\d{2}(?:\d{2}(?:\d{4})?)?)?$/;

/** The code without the points that official lists write: `31.71.01.1001`. */
export const regionDigits = (text: string): string => text.replace(/[\s.]/g, '');

/** Whether it can be a code. Whether there is such a region only the server knows: their names take 3 MB. */
export const isRegionCode = (text: string): boolean => CODE.test(text);

/** The codes of a region and of all that it lies in, from the largest to itself. A part's code begins with the code of the whole. */
export const regionPath = (code: string): string[] =>
  regionLengths.filter((length) => length <= code.length).map((length) => code.slice(0, length));

/** A region as the server tells of it. `full_name` goes on to what it lies in: `Gambir, Gambir, Kota Administrasi Jakarta Pusat, DKI Jakarta`. */
export type Region = { readonly code: string; readonly name: string; readonly full_name: string };

/** Bounds of one question, and of its answer. */
export const regionLimits = { fewestCharacters: 2, mostCharacters: 80, codes: 100, found: 20 } as const;

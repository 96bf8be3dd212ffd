/** The regions of Indonesia, from the package idn-area-data (ODbL): found by name, and named by code. Loaded when first asked for. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { regionDigits, regionLengths, regionLimits, regionPath, type Region } from '#shared/domain/region';

type Index = {
  /** Sorted as the package lists them: provinces first, villages last. */
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** The names in lower case, without the kind of regency in front: what a search looks at. */
  readonly searched: readonly string[];
  readonly placeOf: ReadonlyMap<string, number>;
};

/** Words that stay in capitals. */
const CAPITALS = new Set(['DKI', 'DI']);

/** Provinces and regencies are listed in capitals; the others are written as they are read. */
const readable = (name: string): string =>
  name === name.toUpperCase()
    ? name.replace(/[^\s-]+/g, (word) => (CAPITALS.has(word) ? word : `${word[0]}${word.slice(1).toLowerCase()}`))
    : name;

const KIND = /^(?:kabupaten|kota administrasi|kota) /;

type Named = { readonly code: string; readonly name: string };

/** The lines of one of the package's lists: `code,name` or `code,parent,name`, without quoting and with the columns' names on top. */
const linesOf = (csv: string): Named[] =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const cells = line.split(',');
      return { code: regionDigits(cells[0]!), name: readable(cells.at(-1)!.trim()) };
    });

/** The lists are read as files: the package's own functions take four times as long. */
async function load(): Promise<Index> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('idn-area-data')), '..', 'data');
  const files = ['provinces', 'regencies', 'districts', 'villages'].map((name) => readFile(join(folder, `${name}.csv`), 'utf8'));
  const all = (await Promise.all(files)).flatMap(linesOf);
  const names = all.map(({ name }) => name);
  return {
    codes: all.map(({ code }) => code),
    names,
    searched: names.map((name) => name.toLowerCase().replace(KIND, '')),
    placeOf: new Map(all.map(({ code }, place) => [code, place])),
  };
}

let loading: Promise<Index> | undefined;

const indexOfRegions = (): Promise<Index> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

const regionAt = ({ codes, names, placeOf }: Index, place: number): Region => {
  const code = codes[place]!;
  const path = regionPath(code).map((one) => names[placeOf.get(one) ?? place]!);
  return { code, name: names[place]!, full_name: path.reverse().join(', ') };
};

/** The regions with these codes; codes of none are left out. */
export async function regionsByCode(codes: readonly string[]): Promise<Region[]> {
  const index = await indexOfRegions();
  return codes.flatMap((code) => {
    const place = index.placeOf.get(code);
    return place === undefined ? [] : [regionAt(index, place)];
  });
}

/** Whether there is a region of this code. */
export const isRegion = async (code: string): Promise<boolean> => (await indexOfRegions()).placeOf.has(code);

/** The name of the city or regency that a region is or lies in; undefined for a province, and for a code of none. */
export const cityOf = async (code: string): Promise<string | undefined> => {
  const city = regionPath(code)[1];
  return city === undefined ? undefined : (await regionsByCode([city]))[0]?.name;
};

/** How well a name fits: 0 for the very name, 1 for its beginning, 2 for a part of it. */
const fitOf = (name: string, text: string): number => (name === text ? 0 : name.startsWith(text) ? 1 : 2);

/**
 * Regions by name, the best fit first, the larger ones before the smaller.
 * @param text every word of it stands in the region's name or in the name of what it lies in, at least one of them in its own
 */
export async function regionsByName(text: string): Promise<Region[]> {
  const index = await indexOfRegions();
  const { codes, searched, placeOf } = index;
  const wanted = text.toLowerCase().trim().replace(KIND, '');
  const words = wanted.split(/[\s,]+/).filter(Boolean);
  const ranks: number[][] = Array.from({ length: 3 * regionLengths.length }, () => []);
  for (const [place, name] of searched.entries()) {
    const others = words.filter((word) => !name.includes(word));
    if (others.length === words.length) continue;
    const path = others.length ? regionPath(codes[place]!).map((code) => searched[placeOf.get(code) ?? place]!) : [];
    if (!others.every((word) => path.some((one) => one.includes(word)))) continue;
    const level = regionLengths.findIndex((length) => length === codes[place]!.length);
    const rank = ranks[fitOf(name, words.filter((word) => !others.includes(word)).join(' ')) * regionLengths.length + level]!;
    if (rank.length < regionLimits.found) rank.push(place);
  }
  return ranks
    .flat()
    .slice(0, regionLimits.found)
    .map((place) => regionAt(index, place));
}

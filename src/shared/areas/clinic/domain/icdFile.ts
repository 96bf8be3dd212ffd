/** Reads a file of ICD codes, `code;title_en;title_id`, and tells what an import of it changes. Rule: ICD-3. */
import { csvTable, type CsvRow } from '#shared/domain/csv';
import { chapterOfIcd, compactIcd, storedIcd, systemOfIcd, type IcdChapter, type IcdSystem } from './icdCode';

/** The names of the columns, in any order; a file without Indonesian names has the English ones in both. */
export const ICD_COLUMNS = ['code', 'title_en', 'title_id'] as const;

/** Characters of a name. */
const LONGEST = 255;

export type FileCode = {
  readonly code: string;
  readonly system: IcdSystem;
  readonly chapter: IcdChapter;
  readonly title_en: string;
  readonly title_id: string;
};

export const icdReasons = ['code', 'name', 'long', 'signs', 'repeated'] as const;
/** Why a row is left out: no code, no name, a name that is too long or has unreadable signs, a code that an earlier row has. */
export type IcdReason = (typeof icdReasons)[number];

export type BadRow = { readonly row: number; readonly text: string; readonly reason: IcdReason };
export type IcdFile = { readonly codes: readonly FileCode[]; readonly bad: readonly BadRow[] };

/** Characters of a faulty row that are repeated. */
const SHOWN = 120;

const nameIn = (cell: string | undefined): string => (cell ?? '').replace(/\s+/g, ' ').trim();

const reasonOf = (code: string | undefined, names: readonly string[], known: ReadonlySet<string>): IcdReason | undefined => {
  if (code === undefined) return 'code';
  if (names.every((name) => !name)) return 'name';
  if (names.some((name) => name.length > LONGEST)) return 'long';
  if (names.some((name) => /[\p{Cc}\p{Cs}\uFFFD]/u.test(name))) return 'signs';
  return known.has(code) ? 'repeated' : undefined;
};

/** @returns undefined where the file does not name its columns */
export const readIcdFile = (text: string): IcdFile | undefined => {
  const lower = (cells: readonly string[]) => cells.map((cell) => cell.toLowerCase());
  const { names, rows } = csvTable(text, (cells) => ['code', 'title_en'].every((name) => lower(cells).includes(name)));
  if (!names) return undefined;
  const places = ICD_COLUMNS.map((name) => lower(names.cells).indexOf(name));
  const known = new Set<string>();
  const codes: FileCode[] = [];
  const bad: BadRow[] = [];
  const read = ({ row, text: said, cells }: CsvRow) => {
    const [typed = '', english, indonesian] = places.map((place) => cells[place]);
    const system = systemOfIcd(typed);
    const code = storedIcd(system, typed);
    const [en, id] = [nameIn(english), nameIn(indonesian)];
    const reason = reasonOf(code, [en, id], known);
    if (reason) return void bad.push({ row, text: said.slice(0, SHOWN), reason });
    known.add(code!);
    codes.push({ code: code!, system, chapter: chapterOfIcd(system, code!), title_en: en || id, title_id: id || en });
  };
  rows.forEach(read);
  return { codes, bad };
};

export type StoredCode = FileCode & { readonly id: string; readonly usable: boolean; readonly example: boolean };

/** A code as it becomes. */
export type NewCode = FileCode & { readonly usable: boolean };
export type IcdPlan = {
  readonly added: readonly NewCode[];
  readonly changed: readonly { readonly before: StoredCode; readonly after: NewCode }[];
  readonly skipped: number;
};

/** Codes that others begin with: groups, by which nothing is coded. */
const groupsAmong = (codes: readonly string[]): ReadonlySet<string> => {
  const sorted = codes.map(compactIcd).sort();
  return new Set(sorted.filter((code, at) => sorted[at + 1]?.startsWith(code)));
};

/**
 * What an import changes: codes that are new, names that differ, codes that have become groups. A code that is not in the file stays; so does
 * what the operator has set to inactive or not usable.
 */
export const icdPlan = (stored: readonly StoredCode[], codes: readonly FileCode[]): IcdPlan => {
  const byCode = new Map(stored.map((one) => [one.code, one]));
  const given = new Map(codes.map((one) => [one.code, one]));
  const groups = groupsAmong([...new Set([...byCode.keys(), ...given.keys()])]);
  const isGroup = ({ code }: FileCode) => groups.has(compactIcd(code));
  const changed = stored.flatMap((before) => {
    const after = { ...before, ...given.get(before.code), usable: before.usable && !isGroup(before) };
    const isOther =
      after.usable !== before.usable ||
      (given.has(before.code) && (before.example || after.title_en !== before.title_en || after.title_id !== before.title_id));
    return isOther ? [{ before, after }] : [];
  });
  const added = codes.filter(({ code }) => !byCode.has(code)).map((one) => ({ ...one, usable: !isGroup(one) }));
  const touched = changed.filter(({ before }) => given.has(before.code)).length;
  return { added, changed, skipped: codes.length - added.length - touched };
};

/** What an import did, or would do. `bad`: the first faulty rows. */
export type IcdImport = {
  readonly added: number;
  readonly changed: number;
  readonly skipped: number;
  readonly bad_count: number;
  readonly bad: readonly BadRow[];
};

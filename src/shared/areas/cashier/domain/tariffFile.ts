/** Reads a file of tariffs, as the list's CSV or a spreadsheet writes it. Rules: SVC-2, SVC-8, VAL-16. */
import type { Day } from '#shared/domain/calendarDays';
import { csvTable, type CsvRow } from '#shared/domain/csv';
import { MOST_RUPIAH } from '#shared/domain/money';
import { isScientific, writtenAmount } from '#shared/domain/writtenAmount';
import { writtenDay } from '#shared/domain/writtenDay';
import { careClasses, components, sumOfComponents, type CareClass, type Component, type ComponentAmounts } from './tariffs';

/** What a column is called in a file: by its own name, or as the list's CSV calls it in either language. The first name is the one that is told. */
const columnNames = {
  code: ['code', 'kode', 'kode layanan', 'service code'],
  service: ['service', 'layanan'],
  payer: ['payer', 'penjamin', 'kode penjamin', 'payer code'],
  class: ['class', 'kelas'],
  price: ['price', 'tarif', 'tariff', 'harga'],
  facility: ['facility', 'jasa sarana'],
  professional: ['professional', 'jasa medis', 'professional fee'],
  consumables: ['consumables', 'bahan habis pakai', 'bhp'],
  administration: ['administration', 'manajemen'],
  valid_from: ['valid_from', 'berlaku sejak', 'valid from'],
  valid_to: ['valid_to', 'sampai', 'until', 'valid to'],
} as const;
type ColumnName = keyof typeof columnNames;

/** The columns as a file of one's own names them. */
export const TARIFF_COLUMNS = Object.keys(columnNames) as readonly ColumnName[];

/** What the classes are called in the list's CSV. */
const classNames: Readonly<Record<CareClass, readonly string[]>> = {
  semua: ['', 'semua kelas', 'any class', '*'],
  kelas_1: ['kelas 1', 'class 1', '1'],
  kelas_2: ['kelas 2', 'class 2', '2'],
  kelas_3: ['kelas 3', 'class 3', '3'],
  utama: ['main'],
  vip: [],
  vvip: [],
  intensif: ['intensive care'],
  isolasi: ['isolation'],
};

export const tariffReasons = [
  ...['service', 'service_name', 'payer', 'class', 'price', 'component', 'components', 'from', 'to', 'days'],
  ...['begun', 'early', 'overlap', 'row'],
] as const;
/**
 * Why a row is left out: an unknown service or payer, a name that several services have, an unknown class; no amount, components that do not
 * add up; no day, a last day before the first; a tariff that has begun, a replacement before today, days of another tariff or of another row.
 */
export type TariffReason =
  | ('service' | 'service_name' | 'payer' | 'class' | 'price' | 'component' | 'components' | 'from' | 'to' | 'days')
  | ('begun' | 'early' | 'overlap' | 'row');

/** A row as it is read. `components`: null where the file has none. */
export type FileTariff = {
  readonly row: number;
  readonly text: string;
  /** The code of the service, else its name; the code or name of the payer. */
  readonly service: string;
  readonly payer: string;
  readonly class: CareClass;
  readonly price: number;
  readonly components: ComponentAmounts | null;
  readonly valid_from: Day;
  readonly valid_to: Day | null;
};

export type BadTariff = { readonly row: number; readonly text: string; readonly reason: TariffReason };
export type TariffFile = { readonly rows: readonly FileTariff[]; readonly bad: readonly BadTariff[]; readonly names: string };

/** Characters of a row that are repeated. */
const SHOWN = 300;

const plain = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .replace(/\s+/g, ' ')
    .trim();
/** A text as `toCsv` writes it has an apostrophe before what could be a formula. */
const typed = (cell: string): string => plain(cell).replace(/^'+/, '');
const lower = (cell: string): string => plain(cell).toLowerCase();

const columnOf = (cell: string): ColumnName | undefined =>
  TARIFF_COLUMNS.find((name) => (columnNames[name] as readonly string[]).includes(lower(cell)));

const classIn = (cell: string): CareClass | undefined => {
  const said = lower(cell);
  return careClasses.find((one) => one === said || classNames[one].includes(said));
};

/** Whole rupiah; undefined for what is none. */
const rupiah = (cell: string): number | undefined => {
  const amount = isScientific(cell) ? undefined : writtenAmount(cell);
  return amount !== undefined && Number.isInteger(amount) && amount >= 0 && amount <= MOST_RUPIAH ? amount : undefined;
};

type Cells = (name: ColumnName) => string;

/** Null where the row has no components; a component that is left empty is 0. */
const componentsIn = (cells: Cells): ComponentAmounts | null | undefined => {
  if (components.every((name) => !cells(name))) return null;
  const amounts = components.map((name): [Component, number | undefined] => [name, cells(name) ? rupiah(cells(name)) : 0]);
  return amounts.every(([, amount]) => amount !== undefined) ? (Object.fromEntries(amounts) as ComponentAmounts) : undefined;
};

type Draft = Partial<Pick<FileTariff, 'class' | 'price' | 'valid_from' | 'valid_to'>> & {
  readonly components: ComponentAmounts | null | undefined;
};

/** The first thing that is wrong with a row, in the order of its columns. */
const reasonOf = (cells: Cells, { class: of, price, components: parts, valid_from, valid_to }: Draft): TariffReason | undefined => {
  const wrong: readonly (readonly [boolean, TariffReason])[] = [
    [!cells('code') && !cells('service'), 'service'],
    [!cells('payer'), 'payer'],
    [of === undefined, 'class'],
    [price === undefined, 'price'],
    [parts === undefined, 'component'],
    [Boolean(parts && sumOfComponents(parts) !== price), 'components'],
    [valid_from === undefined, 'from'],
    [valid_to === undefined, 'to'],
    [Boolean(valid_to && valid_from && valid_to < valid_from), 'days'],
  ];
  return wrong.find(([is]) => is)?.[1];
};

const rowIn = ({ row, text: said, cells: all }: CsvRow, places: ReadonlyMap<ColumnName, number>): FileTariff | BadTariff => {
  const cells: Cells = (name) => typed(all[places.get(name) ?? -1] ?? '');
  const draft: Draft = {
    class: classIn(cells('class'))!,
    price: rupiah(cells('price'))!,
    components: componentsIn(cells),
    valid_from: writtenDay(cells('valid_from'), {})!,
    valid_to: cells('valid_to') ? writtenDay(cells('valid_to'), {})! : null,
  };
  const text = said.slice(0, SHOWN);
  const reason = reasonOf(cells, draft);
  if (reason) return { row, text, reason };
  return { row, text, service: cells('code') || cells('service'), payer: cells('payer'), ...draft } as FileTariff;
};

/** @returns undefined where the file does not name its columns: at least the service, the payer, the price and the first day */
export const readTariffFile = (file: string): TariffFile | undefined => {
  const has = (cells: readonly string[], ...names: ColumnName[]) => names.some((name) => cells.some((cell) => columnOf(cell) === name));
  const isNames = (cells: readonly string[]) =>
    has(cells, 'code', 'service') && has(cells, 'payer') && has(cells, 'price') && has(cells, 'valid_from');
  const { names, rows } = csvTable(file, isNames);
  if (!names) return undefined;
  const places = new Map<ColumnName, number>();
  names.cells.forEach((cell, at) => {
    const name = columnOf(cell);
    if (name && !places.has(name)) places.set(name, at);
  });
  const read = rows.map((one) => rowIn(one, places));
  const bad = read.filter((one) => 'reason' in one);
  const sound = read.filter((one) => !('reason' in one));
  return { rows: sound as FileTariff[], bad: bad as BadTariff[], names: names.text.slice(0, SHOWN) };
};

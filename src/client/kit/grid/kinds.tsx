/** The column of each kind of field and relation. A list chooses by the kind alone; a kind that is missing here does not compile. */
import { maskedNik } from '#shared/domain/nik';
import { npwpText } from '#shared/domain/npwp';
import { phoneText } from '#shared/domain/phone';
import type { FieldKind } from '#shared/kit/fields';
import { isPersonal, masked } from '#shared/kit/masks';
import type { Resource } from '#shared/kit/resource';
import type { Row } from '../../services/serviceResults';
import { toneOfStatus } from '../../ui/tones';
import type { AnyModule } from '../anyModule';
import { day, flag, moment, picture, related, status, title, words, type Column } from './columns';
import { amount, figure, fraction, lasting } from './numberColumns';
import { attached } from './fileColumn';
import { ownedLines } from './linesColumn';
import { choices, place, span, swatch, written } from './valueColumns';

/** What a screen says of a column; the rest follows from the declaration. */
export type ColumnWords = {
  readonly field: string;
  readonly label: string;
  /** What each value of one or several of a few is called. */
  readonly options?: Readonly<Record<string, string>>;
  /** What yes and no are called. */
  readonly yes?: string;
  readonly no?: string;
  /** Where a relation's records are. */
  readonly module?: AnyModule;
  /** CSS pixels, where the kind's own do not fit. */
  readonly width?: number;
  readonly grow?: number;
  /** Not shown until chosen. */
  readonly hidden?: boolean;
  /** What is said of a record that has no name. */
  readonly unnamed?: (record: Row) => string | undefined;
  /** The JSON:API type of the records, for what is fetched by it. */
  readonly type?: string;
};

type Make = (column: ColumnWords) => Column;

const inChip: Make = ({ options = {}, ...column }) =>
  status({
    ...column,
    options: Object.fromEntries(Object.entries(options).map(([value, label]) => [value, { label, tone: toneOfStatus(value) }])),
  });

const shownLater =
  (make: Make): Make =>
  (column) =>
    make({ hidden: true, ...column });

const ofRelation: Make = ({ module, ...column }) => (module ? related({ ...column, module }) : words(column));

const columns = {
  text: words,
  longText: words,
  richText: shownLater(words),
  email: words,
  color: swatch,
  // Written and never read back: there is nothing to show.
  secret: shownLater(words),
  image: picture,
  file: shownLater(attached),
  files: shownLater(attached),
  integer: figure,
  decimal: fraction,
  money: amount,
  flag: ({ yes = '', no = '', ...column }) => flag({ ...column, yes, no }),
  date: day,
  dateTime: moment,
  period: span,
  oneOf: inChip,
  someOf: choices,
  phone: written(phoneText),
  nik: written(maskedNik),
  bpjs: written(maskedNik),
  npwp: written(npwpText),
  region: place,
  id: shownLater(words),
  json: shownLater(words),
  owned: shownLater(ownedLines),
  toOne: ofRelation,
  toMany: ofRelation,
} satisfies Record<FieldKind | 'toOne' | 'toMany', Make>;

/** The column shows its values masked, also those that are known in full; a spreadsheet receives what the server tells this person (PRV-6). */
const maskedIn = (field: Resource['attributes'][string], column: Column): Column => ({
  ...column,
  cell: (record) => column.cell({ ...record, [column.field]: masked(field, record[column.field]) }),
});

/** The attribute whose column is the title of a row. */
export const titleField = ({ label, calledBy }: Resource): string => calledBy ?? label;

/** The column that shows an attribute or a relation of a resource: by its kind, and as the record's name where it is its label. */
export const columnOf = (resource: Resource, column: ColumnWords): Column => {
  const { type, attributes, relations } = resource;
  if (column.field === titleField(resource)) return title({ ...column, ...((resource.labelEn || resource.names) && { resource }) });
  const field = attributes[column.field];
  const kind = relations[column.field]?.kind ?? field?.kind ?? 'text';
  const make: Make = field?.duration ? lasting : columns[kind];
  const made = make({ ...column, type });
  return field && isPersonal(field) ? maskedIn(field, made) : made;
};

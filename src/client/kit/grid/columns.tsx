/** What the columns of a grid can be: how a value looks in a cell, and what it is in a spreadsheet. */
import { Fragment, useCallback, useMemo, type ReactNode } from 'react';
import type { Ref } from '#shared/kit/resource';
import type { RootState } from '../../store/index';
import type { Row } from '../../services/serviceResults';
import { DateText, RelativeDate } from '../../ui/DateText';
import { CheckIcon, ImageIcon } from '../../ui/icons';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { knownName, nameOf, useRecord, type AnyModule } from '../anyModule';
import css from './cells.module.css';
import { Chips } from './Chips';
import type { CsvValue } from '#shared/csv';

export type Column = {
  /** The attribute or relation; also its name in the address. */
  readonly field: string;
  readonly label: string;
  readonly cell: (record: Row) => ReactNode;
  readonly text: (record: Row, state: RootState) => CsvValue;
  /** CSS pixels: the width, or the least width of a column that grows. */
  readonly width: number;
  readonly grow?: number;
  readonly align?: 'right';
  /** Not shown until chosen. */
  readonly hidden?: boolean;
  /** Next to the title: what is special about this record. */
  readonly mark?: (record: Row) => ReactNode;
  /** What the title says of a record without a name; undefined for one that has a name. */
  readonly unnamed?: (record: Row) => string | undefined;
  /** Its part in a card on a narrow screen; a line with its label by default. */
  readonly card?: 'picture' | 'title';
  /** What each of few values is called; a filter by the column offers them. */
  readonly options?: Readonly<Record<string, string>>;
};

/** Columns' widths in CSS pixels that the person chose, by field. */
export type Widths = Readonly<Record<string, number>>;

export type Basics = { readonly field: string; readonly label: string } & Partial<Pick<Column, 'width' | 'grow' | 'hidden'>>;

export const textAt = (record: Row, field: string): string => String(record[field] ?? '');

/** The record's name: the link to it, and the heading of its card. `resource`: its records have a name in each language. */
export const title = (column: Basics & Pick<Column, 'mark' | 'unnamed'> & Partial<Pick<AnyModule, 'resource'>>): Column => {
  const { resource, ...basics } = column;
  const said = (record: Row) =>
    column.unnamed?.(record) ?? (resource ? (knownName({ resource }, record) ?? '') : textAt(record, column.field));
  return { width: 160, grow: 2, ...basics, card: 'title', cell: said, text: said };
};

/** Plain words on one line, cut where the column ends. `options`: what a value is called; `none`: what is said where there is none. */
export const words = (column: Basics & { options?: Readonly<Record<string, string>>; none?: string }): Column => {
  const { options = {}, none = '', ...basics } = column;
  const said = (record: Row) => {
    const value = textAt(record, column.field);
    return value === '' ? none : (options[value] ?? value);
  };
  const cell = (record: Row) => {
    const text = said(record);
    return text ? <span className={css.words}>{text}</span> : null;
  };
  return { width: 180, grow: 2, ...basics, ...(column.options && { options: column.options }), cell, text: said };
};

/** A day, written out. */
export const day = (column: Basics): Column => ({
  width: 112,
  ...column,
  cell: (record) => (record[column.field] ? <DateText iso={textAt(record, column.field)} /> : null),
  text: (record) => textAt(record, column.field),
});

const localMoment = (iso: string): string => {
  const at = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
};

/**
 * A moment as how long ago, the exact one on hover; in a spreadsheet exact, in the person's own time.
 * `none`: what is said where there is no moment.
 */
export const moment = (column: Basics & { none?: string }): Column => {
  const { none, ...basics } = column;
  const missing = none === undefined ? null : <span className={css.none}>{none}</span>;
  return {
    width: 148,
    ...basics,
    cell: (record) => (record[column.field] ? <RelativeDate iso={textAt(record, column.field)} /> : missing),
    text: (record) => (record[column.field] ? localMoment(textAt(record, column.field)) : (none ?? null)),
  };
};

/** CSS pixels of one letter and of what stands around the letters: of a chip in its cell, and of a heading with the mark of its order. */
const letters = { chip: 6.6, aroundChip: 50, heading: 7.3, aroundHeading: 36 } as const;

/** The room that the longest of the chips needs, so that none is cut; and the heading. */
const chipWidth = (label: string, options: readonly { readonly label: string }[]): number => {
  const longest = Math.max(0, ...options.map((one) => one.label.length));
  return Math.ceil(Math.max(letters.aroundChip + letters.chip * longest, letters.aroundHeading + letters.heading * label.length));
};

/** One of a few, in a chip of its tone; nothing where the record has none. */
export const status = (column: Basics & { options: Readonly<Record<string, { label: string; tone: Tone }>> }): Column => {
  const { options, ...basics } = column;
  const of = (record: Row) => options[textAt(record, column.field)];
  return {
    width: chipWidth(column.label, Object.values(options)),
    ...basics,
    cell: (record) => {
      const value = textAt(record, column.field);
      return value && <StatusChip tone={of(record)?.tone ?? 'neutral'}>{of(record)?.label ?? value}</StatusChip>;
    },
    text: (record) => of(record)?.label ?? textAt(record, column.field),
  };
};

/** Yes or no, in words; yes with a tick. */
export const flag = (column: Basics & { yes: string; no: string }): Column => {
  const { yes, no, ...basics } = column;
  const shown = (record: Row) =>
    record[column.field] ? (
      <span className={css.yes}>
        <CheckIcon size={16} aria-hidden="true" /> {yes}
      </span>
    ) : (
      <span className={css.no}>{no}</span>
    );
  return { width: 90, ...basics, cell: shown, text: (record) => (record[column.field] ? yes : no) };
};

/** A small picture; its place is held where there is none. */
export const picture = (column: Basics): Column => ({
  width: 84,
  ...column,
  card: 'picture',
  cell: (record) =>
    record[column.field] ? (
      <img className={css.picture} src={textAt(record, column.field)} alt="" width={40} height={40} loading="lazy" decoding="async" />
    ) : (
      <span className={css.noPicture}>
        <ImageIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
    ),
  text: (record) => textAt(record, column.field),
});

const refsAt = (record: Row, field: string): readonly Ref[] => {
  const value = record[field] as Ref | readonly Ref[] | null | undefined;
  if (!value) return [];
  return Array.isArray(value) ? (value as readonly Ref[]) : [value as Ref];
};

function Related({ module, id, look }: { module: AnyModule; id: string; look?: (record: Row) => ReactNode }) {
  const record = useRecord(module, id);
  if (!record) return null;
  return look ? look(record) : nameOf(module, record);
}

/** The related records, each in a chip. */
function RelatedChips({ module, refs, look }: { module: AnyModule; refs: readonly Ref[]; look: (record: Row) => ReactNode }) {
  const ids = useMemo(() => refs.map(({ id }) => id), [refs]);
  const calledBy = useCallback(
    (state: RootState, id: string) => {
      const record = module.selectors.byId(state, id);
      return record && nameOf(module, record);
    },
    [module],
  );
  return <Chips ids={ids} nameOf={calledBy} chip={(id) => <Related key={id} module={module} id={id} look={look} />} />;
}

/** The related record, or all of them, by name; `look` shows each in a chip. */
export const related = (column: Basics & { module: AnyModule; look?: (record: Row) => ReactNode }): Column => {
  const { module, look, ...basics } = column;
  return {
    width: 124,
    grow: 2,
    ...basics,
    cell: (record) => {
      const refs = refsAt(record, column.field);
      if (!refs.length) return null;
      if (look) return <RelatedChips module={module} refs={refs} look={look} />;
      return (
        <span className={css.names}>
          {refs.map(({ id }, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <Related module={module} id={id} />
            </Fragment>
          ))}
        </span>
      );
    },
    text: (record, state) =>
      refsAt(record, column.field)
        .flatMap(({ id }) => module.selectors.byId(state, id) ?? [])
        .map((one) => nameOf(module, one))
        .join(', '),
  };
};

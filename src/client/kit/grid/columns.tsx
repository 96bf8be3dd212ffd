/** What the columns of a grid can be: how a value looks in a cell, and what it is in a spreadsheet. */
import { Fragment, useCallback, useMemo, type ReactNode } from 'react';
import type { Ref } from '#shared/kit/resource';
import type { Language } from '#shared/locale';
import type { RootState } from '../../store/index';
import type { Row } from '../../services/outcome';
import { DateText, PeriodText, RelativeDate } from '../../ui/DateText';
import { formatMoney } from '../../ui/formats';
import { CheckIcon, ImageIcon } from '../../ui/icons';
import { StatusChip, type Tone } from '../../ui/StatusChip';
import { useLanguage } from '../../ui/useLanguage';
import { nameOf, useRecord, type AnyModule } from '../anyModule';
import { numberTexts } from '../numbers';
import { RegionText } from '../RegionText';
import css from './cells.module.css';
import { Chips } from './Chips';
import type { CsvValue } from './csv';

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
  /** Beside the title: what is special about this record. */
  readonly mark?: (record: Row) => ReactNode;
  /** Its part in a card on a narrow screen; a line with its label unless told. */
  readonly card?: 'picture' | 'title';
};

type Basics = { readonly field: string; readonly label: string } & Partial<Pick<Column, 'width' | 'grow' | 'hidden'>>;

const textAt = (record: Row, field: string): string => String(record[field] ?? '');

/** The record's name: the link to it, and the heading of its card. */
export const title = (column: Basics & Pick<Column, 'mark'>): Column => ({
  width: 160,
  grow: 2,
  ...column,
  card: 'title',
  cell: (record) => textAt(record, column.field),
  text: (record) => textAt(record, column.field),
});

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
  return { width: 180, grow: 2, ...basics, cell, text: said };
};

type Written = (value: number | string, language: Language) => string;

function Figure({ value, write }: { value: number | string; write: Written }) {
  return <span className="tabular">{write(value, useLanguage())}</span>;
}

/** Digits in a column of their own, aligned by their end. Where there is no number, there is nothing. */
const digits = (column: Basics, write: Written, text: (value: number | string) => CsvValue): Column => {
  const at = (record: Row) => (record[column.field] ?? null) as number | string | null;
  return {
    width: 90,
    ...column,
    align: 'right',
    cell: (record) => {
      const value = at(record);
      return value === null ? null : <Figure value={value} write={write} />;
    },
    text: (record) => {
      const value = at(record);
      return value === null ? null : text(value);
    },
  };
};

/** A whole number. */
export const figure = (column: Basics): Column => digits(column, numberTexts.integer.write, Number);

/** A decimal number, exact also in a spreadsheet. */
export const fraction = (column: Basics): Column =>
  digits({ width: 110, ...column }, numberTexts.decimal.write, (value) => ({ decimal: String(value) }));

/** Rupiah. */
export const amount = (column: Basics): Column =>
  digits({ width: 140, ...column }, (value, language) => formatMoney(Number(value), language, 'IDR'), Number);

/** A text in the form in which people know it, also in a spreadsheet: a phone number, a tax number. */
export const written =
  (write: (value: string) => string) =>
  (column: Basics): Column => {
    const said = (record: Row) => (record[column.field] ? write(textAt(record, column.field)) : '');
    return { width: 160, ...column, cell: (record) => <span className="tabular">{said(record)}</span>, text: said };
  };

/** A region by its name; in a spreadsheet its code, which other systems know. */
export const place = (column: Basics): Column => ({
  width: 180,
  grow: 1,
  ...column,
  cell: (record) =>
    record[column.field] ? (
      <span className={css.words}>
        <RegionText code={textAt(record, column.field)} />
      </span>
    ) : null,
  text: (record) => textAt(record, column.field),
});

/** A span of days. */
export const span = (column: Basics): Column => ({
  width: 210,
  ...column,
  cell: (record) => (record[column.field] ? <PeriodText period={textAt(record, column.field)} /> : null),
  text: (record) => textAt(record, column.field),
});

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

/** One of a few, in a chip of its tone. */
export const status = (column: Basics & { options: Readonly<Record<string, { label: string; tone: Tone }>> }): Column => {
  const { options, ...basics } = column;
  const of = (record: Row) => options[textAt(record, column.field)];
  return {
    width: 122,
    ...basics,
    cell: (record) => <StatusChip tone={of(record)?.tone ?? 'neutral'}>{of(record)?.label ?? textAt(record, column.field)}</StatusChip>,
    text: (record) => of(record)?.label ?? textAt(record, column.field),
  };
};

/** Several of a few, by name. */
export const choices = (column: Basics & { options?: Readonly<Record<string, string>> }): Column => {
  const { options = {}, ...basics } = column;
  const said = (record: Row) => {
    const value = record[column.field];
    return Array.isArray(value) ? value.map((one) => options[String(one)] ?? String(one)).join(', ') : '';
  };
  const cell = (record: Row) => {
    const text = said(record);
    return text ? (
      <span className={css.words} title={text}>
        {text}
      </span>
    ) : null;
  };
  return { width: 180, grow: 1, ...basics, cell, text: said };
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

/** A colour: its dot, and how it is written. */
export const swatch = (column: Basics): Column => ({
  width: 110,
  ...column,
  cell: (record) =>
    record[column.field] ? (
      <span className={css.swatch}>
        <span style={{ background: textAt(record, column.field) }} aria-hidden="true" />
        {textAt(record, column.field)}
      </span>
    ) : null,
  text: (record) => textAt(record, column.field),
});

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
    grow: 1,
    ...basics,
    cell: (record) => {
      const refs = refsAt(record, column.field);
      if (!refs.length) return null;
      if (look) return <RelatedChips module={module} refs={refs} look={look} />;
      return (
        <span className={css.words}>
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

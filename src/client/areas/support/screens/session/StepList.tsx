/** The rows of a session to choose from: with the mouse, or with ↑ and ↓. */
import Chip from '@mui/material/Chip';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#client/ui/formats';
import { StatusChip, type Tone } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import css from './session.module.css';
import type { Call, Row, Who } from './timeline';

const whos: readonly Who[] = ['person', 'screen', 'live', 'event'];
const tones: Readonly<Record<Who, Tone>> = { person: 'success', screen: 'info', live: 'warning', event: 'neutral' };

/** `+12,3 s` since the beginning. */
const useSince = () => {
  const language = useLanguage();
  return (at: number | undefined): string => (at === undefined ? '' : `+${formatNumber(Math.round(at / 100) / 10, language)} s`);
};

function CallText({ call: { method, path, status, ms } }: { call: Call }) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  return (
    <span className={css.call}>
      <span className={css.path}>
        {method} {path}
      </span>
      <span className={css.status} data-refused={status === 0 || status >= 400 || undefined}>
        {status || t('noAnswer')}
        {ms !== undefined && ` · ${t('ms', { number: formatNumber(ms, language) })}`}
      </span>
    </span>
  );
}

/** What a row is called. */
const useTitle = () => {
  const { t } = useTranslation('session');
  return (row: Exclude<Row, { kind: 'action' }>): string => {
    if (row.kind === 'page') return t('opened', { path: row.path });
    if (row.kind === 'load') return t('loaded');
    if (row.kind === 'press')
      return row.words === undefined ? t('pressed', { role: row.role }) : t('pressedOn', { words: row.words, role: row.role });
    return row.count > 1 ? t('faults', { name: row.name, number: row.count }) : t('fault', { name: row.name });
  };
};

function RowText({ row }: { row: Row }) {
  const { t } = useTranslation('session');
  const since = useSince();
  const title = useTitle();
  return (
    <>
      <span className={css.line}>
        {row.kind === 'action' ? <code>{row.type}</code> : <strong>{title(row)}</strong>}
        <small>{since(row.at)}</small>
      </span>
      {row.kind === 'action' && (
        <span className={css.line}>
          <StatusChip tone={tones[row.who]}>{t(`who.${row.who}`)}</StatusChip>
          {row.isUnknown && <StatusChip tone="danger">{t('unknown')}</StatusChip>}
        </span>
      )}
      {row.kind === 'action' && row.call && <CallText call={row.call} />}
    </>
  );
}

type Props = {
  rows: readonly Row[];
  chosen: string | undefined;
  filter: readonly Who[];
  onFilter: (filter: readonly Who[]) => void;
  onChoose: (key: string) => void;
};

/** Steps that a key goes: to the next row, and to either end. */
const targetOf = (key: string, at: number, last: number): number | undefined =>
  ({ ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last })[key];

export function StepList({ rows, chosen, filter, onFilter, onChoose }: Props) {
  const { t } = useTranslation('session');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const at = rows.findIndex(({ key }) => key === chosen);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  // The page is made for its keys: they work from the beginning.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, at, rows.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    const row = rows[target];
    if (row) onChoose(row.key);
  };
  const toggle = (who: Who) => onFilter(filter.includes(who) ? filter.filter((one) => one !== who) : [...filter, who]);
  return (
    <section className={css.steps} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('timeline')}</h2>
      <div className={css.filter} role="group" aria-label={t('filter')}>
        {whos.map((who) => (
          <Chip
            key={who}
            size="small"
            label={t(`who.${who}`)}
            color={filter.includes(who) ? 'primary' : 'default'}
            variant={filter.includes(who) ? 'filled' : 'outlined'}
            aria-pressed={filter.includes(who)}
            onClick={() => toggle(who)}
          />
        ))}
      </div>
      <p className={css.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys')}
      </p>
      {rows.length === 0 && <p className={css.keys}>{t('nothing')}</p>}
      <ul
        ref={list}
        className={css.rows}
        role="listbox"
        tabIndex={0}
        aria-label={t('timeline')}
        aria-activedescendant={at < 0 ? undefined : `${id}-${chosen}`}
        onKeyDown={press}
      >
        {rows.map((row) => (
          <li
            key={row.key}
            id={`${id}-${row.key}`}
            role="option"
            aria-selected={row.key === chosen}
            className={css.row}
            data-kind={row.kind}
            data-bad={row.kind === 'fault' || (row.kind === 'action' && (row.isUnknown || row.isRefused)) || undefined}
            onClick={() => onChoose(row.key)}
          >
            <RowText row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

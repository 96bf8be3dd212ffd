/** A step as data: the action, what was asked and answered, and which parts of the state it changed. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#client/services/serviceResults';
import type { RootState } from '#client/store/index';
import { formatNumber } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import css from './session.module.css';
import type { Row } from './timeline';

/** Characters of one value that are shown. */
const MOST = 50_000;

function Json({ value }: { value: unknown }) {
  const { t } = useTranslation('session');
  const language = useLanguage();
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    <pre className={css.json} tabIndex={0}>
      {text.slice(0, MOST)}
      {text.length > MOST && `\n${t('cut', { number: formatNumber(MOST, language) })}`}
    </pre>
  );
}

/** A value under its name; it is written out only once it is opened. */
export function Value({ name, value, isOpen: opens = false }: { name: string; value: unknown; isOpen?: boolean }) {
  const [isOpen, setOpen] = useState(opens);
  return (
    <details className={css.value} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && <Json value={value} />}
    </details>
  );
}

type Parts = Readonly<Record<string, unknown>>;

/** The parts of the state that are not the same any more. */
const changedParts = (before: RootState | undefined, state: RootState): readonly (readonly [string, unknown])[] => {
  const [old, now] = [(before ?? {}) as Parts, state as unknown as Parts];
  return before ? Object.entries(now).filter(([name, part]) => part !== old[name]) : [];
};

type Props = {
  row: Row | undefined;
  action: UnknownAction | undefined;
  /** The states around it. */
  before: RootState | undefined;
  state: RootState;
};

export function StepData({ row, action, before, state }: Props) {
  const { t } = useTranslation('session');
  const { exchange, ...meta } = (action?.meta ?? {}) as { readonly exchange?: Exchange };
  const changed = changedParts(before, state);
  return (
    <div className={css.data} key={row?.key}>
      {row?.kind === 'fault' && <Value name={t('stack')} value={row.stack} isOpen />}
      {action && <Value name={`${t('action')}: ${action.type}`} value={{ ...action, meta }} isOpen />}
      {exchange && <Value name={`${t('request')}: ${exchange.method} ${exchange.path}`} value={exchange.sent} isOpen />}
      {exchange && <Value name={`${t('answer')}: ${exchange.status || t('noAnswer')}`} value={exchange.document} />}
      <h3>{t('changed')}</h3>
      {changed.length === 0 && <p className={css.keys}>{t('unchanged')}</p>}
      {changed.map(([name, part]) => (
        <Value key={name} name={name} value={part} />
      ))}
    </div>
  );
}

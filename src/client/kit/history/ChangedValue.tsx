/** One side of a change: the value in words; of many related records only those that came or went. */
import { useTranslation } from 'react-i18next';
import type { Resource } from '#shared/kit/resource';
import { ValueText } from '#client/kit/form/ValueText';
import type { Change, Side } from './changesIn';
import css from './Changes.module.css';

/** Related records that are called by their names; the others are counted. */
const NAMED = 8;

type Props = { resource: Resource; change: Change; side: Side };

export function ChangedValue({ resource, change, side }: Props) {
  const { t } = useTranslation('audit');
  const { field, values, secret, kept, formatting } = change;
  if (secret) return <i>{t('changes.secret')}</i>;
  const value = values[side];
  const all: readonly unknown[] = Array.isArray(value) ? value : [];
  const left = Math.max(all.length - NAMED, 0);
  const shown = left ? all.slice(0, NAMED) : value;
  return (
    <>
      {(all.length > 0 || !kept) && <ValueText resource={resource} field={field} value={shown} />}
      {left > 0 && ` ${t('changes.more', { count: left })}`}
      {kept > 0 && <span className={css.note}>{t('changes.kept', { count: kept })}</span>}
      {formatting && side === 'after' && <span className={css.note}>{t('changes.formatting')}</span>}
    </>
  );
}

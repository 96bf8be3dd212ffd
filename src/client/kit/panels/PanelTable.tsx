/** The records of one tab: the newest of them, and how many there are. */
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import type { ShortList } from '../useShortList';
import css from './PanelTable.module.css';

type Props<T> = {
  label: string;
  list: ShortList<T>;
  columns: readonly PlainColumn<T>[];
  none?: string | undefined;
  stacked?: boolean;
};

/** @param none what is said where nothing fits a search @param stacked on a phone each row is a card */
export function PanelTable<T extends { readonly id: string }>({ label, list, columns, none, stacked = false }: Props<T>) {
  const { t } = useTranslation('grid');
  const language = useLanguage();
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  const { rows } = list;
  const waiting = useSteadyLoading(!problem && !list.isKnown);
  if (problem) return <p role="alert">{sentence(problem.code, language, problem.meta)}</p>;
  if (waiting) return <RowSkeletons rows={4} />;
  if (!rows.length) return <p>{list.isKnown ? (none ?? t('empty')) : ''}</p>;
  return (
    <>
      <PlainTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} dense stacked={stacked} />
      {list.total > rows.length && <p className={css.more}>{t('shown', { from: 1, to: rows.length, total: list.total })}</p>}
    </>
  );
}

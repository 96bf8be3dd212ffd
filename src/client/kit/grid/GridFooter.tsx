/** Below a list: which rows of how many, how many are selected, and the links to other pages. */
import { useTranslation } from 'react-i18next';
import type { Query } from '#shared/jsonapi';
import { pagination } from '../../ui/constants';
import { FirstPageIcon, LastPageIcon, NextIcon, PreviousPageIcon, type Icon } from '../../ui/icons';
import css from './footer.module.css';
import { pageCount, pageLinks, rowSpan } from './paging';

type Props = {
  page: Query['page'];
  rows: number;
  total: number;
  selected: number;
  loading: boolean;
  onPage: (number: number) => void;
};

function Step({ to, label, icon: StepIcon, onPage }: { to: number | undefined; label: string; icon: Icon; onPage: Props['onPage'] }) {
  return (
    <button
      type="button"
      className={css.link}
      aria-label={label}
      title={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onPage(to)}
    >
      <StepIcon size={18} aria-hidden="true" />
    </button>
  );
}

function Pages({ page, total, onPage }: Pick<Props, 'page' | 'total' | 'onPage'>) {
  const { t } = useTranslation('grid');
  const pages = pageCount(total, page.size);
  const back = page.number > 1 ? Math.min(page.number - 1, pages) : undefined;
  const on = page.number < pages ? page.number + 1 : undefined;
  return (
    <nav className={css.pages} aria-label={t('pages')}>
      <Step to={back && 1} label={t('firstPage')} icon={FirstPageIcon} onPage={onPage} />
      <Step to={back} label={t('previousPage')} icon={PreviousPageIcon} onPage={onPage} />
      {pageLinks(page.number, pages, pagination.links).map((number) => (
        <button
          key={number}
          type="button"
          className={`${css.link} tabular`}
          aria-label={t('page', { page: number })}
          aria-current={number === page.number ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <Step to={on} label={t('nextPage')} icon={NextIcon} onPage={onPage} />
      <Step to={on && pages} label={t('lastPage')} icon={LastPageIcon} onPage={onPage} />
    </nav>
  );
}

export function GridFooter({ page, rows, total, selected, loading, onPage }: Props) {
  const { t } = useTranslation('grid');
  const { from, to } = rowSpan(page, rows);
  const shown = t('shown', { from, to, total });
  return (
    <div className={css.footer}>
      <p className="tabular" role="status" aria-live="polite">
        {loading && !total ? t('loading') : shown}
        {selected > 0 && <span className={css.selected}> · {t('selected', { count: selected })}</span>}
      </p>
      <Pages page={page} total={total} onPage={onPage} />
    </div>
  );
}

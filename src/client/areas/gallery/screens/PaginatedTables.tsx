/** The style guide's paginated tables: the clinic's real catalogue, page by page and only read; and five links over many pages. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { firstPage, type Query } from '#shared/jsonapi';
import type { Item } from '#shared/areas/catalogue/resources/item';
import { GridFooter } from '#client/kit/grid/GridFooter';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '../../catalogue';
import { pagination } from '#client/ui/constants';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { ItemIcon } from '#client/ui/icons';
import { PlainTable } from '#client/ui/PlainTable';
import { RowSkeletons } from '#client/ui/Skeletons';
import { StatusChip, type Tone } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import { tableFacts } from './facts/tables';
import { GalleryPage } from './GalleryPage';
import { Specimen } from './Specimen';
import css from './Tables.module.css';

/** Its own key in the module, apart from the management list's. */
const LIST = 'gallery';
const size = pagination.pageSizes[0];
const tones: Readonly<Record<Item['status'], Tone>> = { draft: 'neutral', published: 'success', archived: 'warning' };

/** One page of the catalogue, asked for as any list is. */
function useItems() {
  const dispatch = useAppDispatch();
  const [number, setNumber] = useState(1);
  const query = useMemo((): Query => ({ ...firstPage, page: { number, size }, sort: ['name'] }), [number]);
  const list = useAppSelector((state) => catalogue.item.selectors.list(state, LIST));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void dispatch(catalogue.item.actions.list(LIST, query)), [dispatch, query, attempt]);
  useEffect(() => () => void dispatch(catalogue.item.actions.leave(LIST)), [dispatch]);
  return { list, page: query.page, goTo: setNumber, retry: () => setAttempt(attempt + 1) };
}

function Items({ rows }: { rows: readonly Item[] }) {
  const { t } = useTranslation('galleryTables');
  const columns = [
    { key: 'name', label: t('column.name'), cell: ({ name }: Item) => name },
    {
      key: 'status',
      label: t('column.status'),
      cell: ({ status }: Item) => <StatusChip tone={tones[status]}>{t(`itemStatus.${status}`)}</StatusChip>,
    },
    { key: 'created', label: t('column.created'), cell: ({ created_at }: Item) => <RelativeDate iso={created_at} tabStop /> },
  ];
  return <PlainTable label={t('contents.paginated.real')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function Catalogue() {
  const { t } = useTranslation('galleryTables');
  const language = useLanguage();
  const { list, page, goTo, retry } = useItems();
  const loading = list.status === 'idle' || list.status === 'loading';
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  if (problem)
    return <ErrorState message={sentence(problem.code, language, problem.meta)} offline={problem.code === 'network'} onRetry={retry} />;
  if (!list.rows.length)
    return loading ? <RowSkeletons rows={size} /> : <EmptyState icon={ItemIcon} title={t('noItems')} message={t('noItemsMessage')} />;
  return (
    <div aria-busy={loading}>
      <Items rows={list.rows} />
      <GridFooter
        page={loading ? list.query.page : page}
        rows={list.rows.length}
        total={list.total}
        selected={0}
        loading={loading}
        onPage={goTo}
      />
    </div>
  );
}

function Links() {
  const [number, setNumber] = useState(7);
  return <GridFooter page={{ number, size: 10 }} rows={10} total={1000} selected={0} loading={false} onPage={setNumber} />;
}

export function PaginatedTables() {
  const { t } = useTranslation('galleryTables');
  return (
    <GalleryPage page="galleryPaginated" purpose={t('paginated')} contents={t('contents.paginated', { returnObjects: true })}>
      <Specimen id="real" why={t('why.real')}>
        <div className={css.listed}>
          <Catalogue />
        </div>
      </Specimen>
      <Specimen id="links" why={t('why.links', { links: pagination.links })} facts={tableFacts.GridFooter}>
        <div className={css.paper}>
          <Links />
        </div>
      </Specimen>
    </GalleryPage>
  );
}

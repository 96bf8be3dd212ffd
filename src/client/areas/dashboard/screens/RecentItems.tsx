/** The newest items; without any, what they are and how the first one comes about. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Item } from '#shared/areas/catalogue/resources/item';
import { firstPage, type Query } from '#shared/jsonapi';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { ItemIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import css from './Dashboard.module.css';
import { modules as catalogue } from '../../catalogue';
import { useErrorText } from '#client/ui/useErrorText';

const { category } = catalogue;

function ItemRow({ item }: { item: Item }) {
  const { t } = useTranslation('dashboard');
  const shelf = useAppSelector((state) => category.selectors.byId(state, item.category?.id ?? ''));
  const mayOpen = useCan('item', 'update', item);
  const content = (
    <>
      <span className={css.picture}>
        {item.image ? <img src={item.image} alt="" loading="lazy" /> : <ItemIcon size={18} strokeWidth={1.75} aria-hidden="true" />}
      </span>
      <span className={css.words}>
        <strong>{item.name}</strong>
        <small>{shelf?.name}</small>
      </span>
      <StatusChip tone={toneOfStatus(item.status)}>{t(`status.${item.status}`)}</StatusChip>
      <span className={css.when}>
        <RelativeDate iso={item.created_at} />
      </span>
    </>
  );
  return (
    <li>
      {mayOpen ? (
        <Link to={`/usman/item-management/edit-item/${item.id}`} className={css.row}>
          {content}
        </Link>
      ) : (
        <div className={css.row}>{content}</div>
      )}
    </li>
  );
}

/** An item needs a category to stand in: that comes first. */
function NoItems({ shelves }: { shelves: number | undefined }) {
  const { t } = useTranslation('dashboard');
  const mayAdd = useCan('item', 'add');
  const shelveFirst = useCan('category', 'add') && shelves === 0;
  if (!mayAdd) return <EmptyState icon={ItemIcon} title={t('empty.title')} message={t('empty.reader')} />;
  const action = (
    <Button
      component={Link}
      to={shelveFirst ? '/usman/category-management/add-category' : '/usman/item-management/add-item'}
      variant="contained"
    >
      {t(shelveFirst ? 'action.category' : 'action.item')}
    </Button>
  );
  return <EmptyState icon={ItemIcon} title={t('empty.title')} message={t(shelveFirst ? 'empty.first' : 'empty.next')} action={action} />;
}

const newest: Query = { ...firstPage, page: { number: 1, size: 5 }, sort: ['-created_at'] };

/** @param shelves how many categories there are for items to stand in, once that is known */
export function RecentItems({ shelves }: { shelves: number | undefined }) {
  const { t } = useTranslation('dashboard');
  const say = useErrorText();
  const list = useShortList<Item>(catalogue.item, 'dashboard', newest);
  const problem = list.status === 'failed' ? list.errors[0] : undefined;
  const waiting = useSteadyLoading(!list.isKnown && !problem);
  return (
    <section className={css.card} aria-labelledby="recent-items">
      <div className={css.head}>
        <h2 id="recent-items">{t('recent')}</h2>
        {list.rows.length > 0 && <Link to="/usman/item-management">{t('seeAll')}</Link>}
      </div>
      {waiting ? (
        <RowSkeletons rows={5} height={64} />
      ) : list.rows.length > 0 ? (
        <ul className={css.list}>
          {list.rows.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      ) : problem ? (
        <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={list.load} />
      ) : (
        <NoItems shelves={shelves} />
      )}
    </section>
  );
}

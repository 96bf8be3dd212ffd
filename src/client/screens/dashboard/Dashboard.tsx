/** The first page after signing in: how the catalogue stands, what to do next, what is new. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../store/hooks';
import { me } from '../../store/modules/me';
import { register } from '../../store/modules/register';
import { CategoryIcon, ItemIcon, TagIcon } from '../../ui/icons';
import { PageHeader } from '../../ui/PageHeader';
import { CountCard } from './CountCard';
import css from './Dashboard.module.css';
import { QuickActions } from './QuickActions';
import { RecentItems } from './RecentItems';
import { useCatalogue } from './useCatalogue';

const Welcome = lazy(() => import(/* webpackChunkName: "welcome" */ '../auth/Welcome').then((chunk) => ({ default: chunk.Welcome })));

const partOfDay = (hour: number) => (hour < 4 || hour >= 18 ? 'evening' : hour < 11 ? 'morning' : hour < 15 ? 'noon' : 'afternoon');

export function Dashboard() {
  const { t } = useTranslation('dashboard');
  const profile = useAppSelector(me.selectors.profile);
  const isNew = useAppSelector(register.selectors.newUserRegistered);
  const { items, categories, tags, may, load } = useCatalogue();
  const greeting = t(`greeting.${partOfDay(new Date().getHours())}`, { name: profile?.name ?? '' });
  return (
    <>
      {isNew && (
        <Suspense fallback={null}>
          <Welcome />
        </Suspense>
      )}
      <PageHeader title={greeting.replace(/, $/, '')} purpose={t('purpose')} />
      <div className={css.counts}>
        {may.item && <CountCard icon={ItemIcon} label={t('count.items')} list={items} to="/usman/item-management" link={t('open.items')} onRetry={load} />}
        {may.category && (
          <CountCard icon={CategoryIcon} label={t('count.categories')} list={categories} to="/usman/category-management" link={t('open.categories')} onRetry={load} />
        )}
        {may.tag && <CountCard icon={TagIcon} label={t('count.tags')} list={tags} to="/usman/tag-management" link={t('open.tags')} onRetry={load} />}
      </div>
      <div className={css.columns}>
        {may.item && <RecentItems list={items} shelves={categories.total} onRetry={load} />}
        <QuickActions />
      </div>
    </>
  );
}

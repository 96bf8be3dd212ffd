/** How much there is of each kind, and how much of it is new. */
import { useTranslation } from 'react-i18next';
import type { Counted, CountedName, Summary } from '#shared/summary';
import { CategoryIcon, ItemIcon, TagIcon, UsersIcon, type Icon } from '../../ui/icons';
import { StatsCard } from '../../ui/StatsCard';
import css from './Dashboard.module.css';
import { usePermitted } from './useSummary';

const cards = [
  { name: 'item', icon: ItemIcon, to: '/usman/item-management' },
  { name: 'category', icon: CategoryIcon, to: '/usman/category-management' },
  { name: 'tag', icon: TagIcon, to: '/usman/tag-management' },
  { name: 'user', icon: UsersIcon, to: '/usman/user-management' },
] as const satisfies readonly { name: CountedName; icon: Icon; to: string }[];

/** "+12 dalam 30 hari", and how that compares with the thirty days before. */
const useNews = () => {
  const { t } = useTranslation('dashboard');
  return ({ recent, before }: Counted) => {
    const trend = recent > before ? ('up' as const) : recent < before ? ('down' as const) : undefined;
    return {
      news: recent > 0 ? t('news.some', { count: recent }) : t('news.none'),
      compared: recent + before === 0 ? '' : trend ? t(`news.${trend}`, { count: before }) : t('news.same'),
      trend,
    };
  };
};

function NumberCard({ name, icon, to, part }: (typeof cards)[number] & { part: Counted | undefined }) {
  const { t } = useTranslation('dashboard');
  const newsOf = useNews();
  return (
    <StatsCard
      icon={icon}
      label={t(`count.${name}`)}
      value={part?.total}
      course={part?.weekly}
      to={to}
      link={t(`open.${name}`)}
      {...(part && newsOf(part))}
    />
  );
}

/** Kinds that the person may list: to be told that there is one of oneself is no news. */
export function Numbers({ numbers }: { numbers: Summary | null }) {
  const permitted = usePermitted();
  const seen = cards.filter(({ name }) => permitted(name));
  if (!seen.length) return null;
  return (
    <div className={css.counts}>
      {seen.map((card) => (
        <NumberCard key={card.name} {...card} part={numbers?.parts[card.name]} />
      ))}
    </div>
  );
}

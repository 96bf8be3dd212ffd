/** How much there is of each kind, and how much of it is new. */
import { useTranslation } from 'react-i18next';
import type { Counted, CountedName, Summary } from '#shared/areas/dashboard/summary';
import { iconOf } from '#client/ui/resourceIcons';
import { StatsCard } from '#client/ui/StatsCard';
import { pathsOf } from '#client/kit/resource/paths';
import css from './Dashboard.module.css';
import { usePermitted } from './useSummary';

const cards = ['item', 'category', 'tag', 'user'] as const satisfies readonly CountedName[];

/** "+12 dalam 30 hari", and how that compares with the thirty days before. */
const useNotifications = () => {
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

function NumberCard({ name, part }: { name: (typeof cards)[number]; part: Counted | undefined }) {
  const { t } = useTranslation('dashboard');
  const newsOf = useNotifications();
  return (
    <StatsCard
      icon={iconOf(name)}
      label={t(`count.${name}`)}
      value={part?.total}
      course={part?.weekly}
      to={pathsOf(name).list}
      link={t(`open.${name}`)}
      {...(part && newsOf(part))}
    />
  );
}

/** Resources that the person may list, except users when the person sees only themselves. */
export function Numbers({ numbers }: { numbers: Summary | null }) {
  const permitted = usePermitted();
  const seen = cards.filter((name) => permitted(name));
  if (!seen.length) return null;
  return (
    <div className={css.counts}>
      {seen.map((name) => (
        <NumberCard key={name} name={name} part={numbers?.parts[name]} />
      ))}
    </div>
  );
}

/** The card of one number, in its states. */
import { useTranslation } from 'react-i18next';
import { ItemIcon, UsersIcon } from '#client/ui/icons';
import { StatsCard } from '#client/ui/StatsCard';
import { State, States } from '../Specimen';

const rising = [2, 3, 3, 5, 4, 6, 8, 7, 9, 11];

export function StatsStates() {
  const { t } = useTranslation(['galleryWidgets', 'gallery']);
  return (
    <States>
      <State name={t('stats.up')}>
        <StatsCard
          icon={UsersIcon}
          label={t('stats.visits')}
          value={2418}
          news={t('stats.news')}
          trend="up"
          compared={t('stats.more')}
          course={rising}
        />
      </State>
      <State name={t('stats.down')}>
        <StatsCard
          icon={ItemIcon}
          label={t('stats.stock')}
          value={86}
          news={t('stats.fewNews')}
          trend="down"
          compared={t('stats.fewer')}
          course={rising.toReversed()}
        />
      </State>
      <State name={t('gallery:state.loading')}>
        <StatsCard icon={UsersIcon} label={t('stats.visits')} value={undefined} />
      </State>
      <State name={t('gallery:state.empty')}>
        <StatsCard icon={ItemIcon} label={t('stats.stock')} value={0} news={t('stats.none')} />
      </State>
    </States>
  );
}

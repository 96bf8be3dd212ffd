/** A page that describes its module: what it does, whether the clinic has it, what it costs and whom to ask. Rule: SUB-11. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { useUsability } from '#client/store/featureUse';
import { NextIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { StatusChip } from '#client/ui/StatusChip';
import { ModuleArt } from './ModuleArt';
import type { ModulePageProps } from './modulePageProps';
import css from './ModulePage.module.css';
import { Needs } from './Needs';
import { Offer } from './Offer';
import { useMeanwhile } from './useMeanwhile';

/** `coming`: its pages are not there yet; `bought`: neither, but it is part of the subscription; `locked`: it cannot be used now. */
export type ModuleStatus = 'coming' | 'bought' | 'locked';

const useModuleStatus = ({ feature }: ModulePageProps): ModuleStatus => {
  const usability = useUsability(feature, 'read');
  const worksForClient = useAppSelector(me.selectors.subscription) !== null;
  if (isAvailable(feature)) return 'locked';
  return worksForClient && (usability === 'yes' || usability === 'grace') ? 'bought' : 'coming';
};

function Meanwhile({ standing, ...props }: ModulePageProps & { standing: ModuleStatus }) {
  const { t } = useTranslation('modules');
  const { sentence, ways } = useMeanwhile(props, standing);
  const title = useId();
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title}>{t('meanwhile')}</h2>
      <p>{sentence}</p>
      <ul className={css.ways}>
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <NextIcon size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ModulePage(props: ModulePageProps) {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const standing = useModuleStatus(props);
  const isLocked = standing === 'locked';
  const does = useId();
  return (
    <div className={css.page}>
      <PageHeader
        title={common(props.title)}
        badge={isLocked ? <StatusChip tone="neutral">{t('locked')}</StatusChip> : <StatusChip tone="info">{t('coming')}</StatusChip>}
      />
      <section className={css.hero} aria-labelledby={does}>
        <div>
          <h2 id={does} className={css.eyebrow}>
            {t('does')}
          </h2>
          <p className={css.lead}>{t(`page.${props.name}`)}</p>
        </div>
        <ModuleArt motif={props.motif} />
      </section>
      <div className={css.columns}>
        {isLocked ? <Offer feature={props.feature} /> : <Needs {...props} standing={standing} />}
        <Meanwhile {...props} standing={standing} />
      </div>
    </div>
  );
}

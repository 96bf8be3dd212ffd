/** What has to be there before a page opens. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { needsOf } from '#shared/domain/features';
import { LockIcon, SubscriptionIcon, SuccessIcon, type Icon } from '../../ui/icons';
import type { Standing } from './ModulePage';
import { featureTitles, type ModulePageProps } from './modulePageProps';
import css from './ModulePage.module.css';

type Need = { icon: Icon; what: string; now: string };
type Props = ModulePageProps & { standing: Standing };

function useNeeds({ feature, standing }: Props): Need[] {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const preparing = { icon: SuccessIcon, what: t('need.preparing'), now: t('need.preparingNow') };
  if (!feature) return [preparing];
  const named = (one: typeof feature) => ({ module: common(featureTitles[one]) });
  if (standing === 'bought')
    return [{ icon: SubscriptionIcon, what: t('need.bought', named(feature)), now: t('need.boughtNow') }, preparing];
  return [
    { icon: LockIcon, what: t('need.module', named(feature)), now: t('need.moduleNow') },
    ...needsOf(feature).map((one) => ({ icon: SubscriptionIcon, what: t('need.depends', named(one)), now: t('need.dependsWhy') })),
  ];
}

export function Needs(props: Props) {
  const { t } = useTranslation('modules');
  const title = useId();
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title}>{t('needs')}</h2>
      <ul className={css.needs}>
        {useNeeds(props).map(({ icon: NeedIcon, what, now }) => (
          <li key={what}>
            <span className={css.icon}>
              <NeedIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span>
              <strong>{what}</strong>
              <small>{now}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

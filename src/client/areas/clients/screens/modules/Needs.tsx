/** What has to be there before a page opens. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SubscriptionIcon, SuccessIcon, type Icon } from '#client/ui/icons';
import type { ModuleStatus } from './ModulePage';
import { featureTitles, type ModulePageProps } from './modulePageProps';
import css from './ModulePage.module.css';

type Need = { icon: Icon; what: string; now: string };
type Props = ModulePageProps & { standing: ModuleStatus };

function useNeeds({ feature, standing }: Props): Need[] {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const bought = { icon: SubscriptionIcon, what: t('need.bought', { module: common(featureTitles[feature]) }), now: t('need.boughtNow') };
  const preparing = { icon: SuccessIcon, what: t('need.preparing'), now: t('need.preparingNow') };
  return standing === 'bought' ? [bought, preparing] : [preparing];
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

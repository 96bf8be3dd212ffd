/** What has to be there before a page opens. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon, SubscriptionIcon, SuccessIcon, type Icon } from '../../ui/icons';
import type { ModulePageProps } from './modulePageProps';
import css from './ModulePage.module.css';

type Need = { icon: Icon; what: string; now: string };

function useNeeds({ module, depends }: ModulePageProps): Need[] {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const named = (title: typeof module) => ({ module: title ? common(title) : '' });
  return [
    ...(module ? [{ icon: LockIcon, what: t('need.module', named(module)), now: t('need.moduleNow') }] : []),
    ...(depends ? [{ icon: SubscriptionIcon, what: t('need.depends', named(depends)), now: t('need.dependsWhy') }] : []),
    ...(module ? [] : [{ icon: SuccessIcon, what: t('need.preparing'), now: t('need.preparingNow') }]),
  ];
}

export function Needs(props: ModulePageProps) {
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

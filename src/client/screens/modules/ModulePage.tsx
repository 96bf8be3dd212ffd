/** A page whose module is not active or not finished yet: what it will do, what it needs, and what to do meanwhile. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NextIcon } from '../../ui/icons';
import { PageHeader } from '../../ui/PageHeader';
import { StatusChip } from '../../ui/StatusChip';
import { ModuleArt } from './ModuleArt';
import type { ModulePageProps } from './modulePageProps';
import css from './ModulePage.module.css';
import { Needs } from './Needs';
import { useMeanwhile } from './useMeanwhile';

export function ModulePage(props: ModulePageProps) {
  const { t } = useTranslation('modules');
  const { t: common } = useTranslation();
  const { sentence, ways } = useMeanwhile(props);
  const [does, meanwhile] = [useId(), useId()];
  return (
    <div className={css.page}>
      <PageHeader
        title={common(props.title)}
        badge={<StatusChip tone={props.module ? 'neutral' : 'info'}>{t(props.module ? 'state.module' : 'state.preparing')}</StatusChip>}
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
        <Needs {...props} />
        <section className={css.card} aria-labelledby={meanwhile}>
          <h2 id={meanwhile}>{t('meanwhile')}</h2>
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
      </div>
    </div>
  );
}

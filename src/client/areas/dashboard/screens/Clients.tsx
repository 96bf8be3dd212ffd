/** What is sold and to whom: only kinds of which there is something, and of what is sold only to who sees all of it. */
import { useTranslation } from 'react-i18next';
import type { CountedName, Summary } from '#shared/areas/dashboard/summary';
import { formatNumber } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import css from './Dashboard.module.css';
import { useListing } from './useSummary';

const kinds = ['package', 'module', 'entity', 'clientsubsheader'] as const satisfies readonly CountedName[];

export function Clients({ numbers }: { numbers: Summary | null }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const listing = useListing();
  const found = kinds.flatMap((name) => {
    const part = numbers?.parts[name];
    const isTold = name === 'entity' || name === 'clientsubsheader' || listing(name) === true;
    return part && part.total > 0 && isTold ? [{ name, ...part }] : [];
  });
  if (!found.length) return null;
  return (
    <section className={css.card} aria-labelledby="services">
      <div className={css.head}>
        <h2 id="services">{t('services')}</h2>
      </div>
      <dl className={css.figures}>
        {found.map(({ name, total }) => (
          <div key={name}>
            <dt>{t(`count.${name}`)}</dt>
            <dd className="tabular">{formatNumber(total, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

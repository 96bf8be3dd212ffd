/** By the month, or a year in advance: two radio buttons that look like a switch. */
import { useTranslation } from 'react-i18next';
import type { Cycle } from '#shared/areas/clients/domain/pricing';
import css from './CycleChoice.module.css';

const choices = ['monthly', 'yearly'] as const satisfies readonly Cycle[];

/** @param name of the group, of its own on the page */
export function CycleChoice({ name, cycle, onChange }: { name: string; cycle: Cycle; onChange: (cycle: Cycle) => void }) {
  const { t } = useTranslation('pricing');
  return (
    <fieldset className={css.choice}>
      <legend className="visually-hidden">{t('cycle.label')}</legend>
      {choices.map((each) => (
        <label key={each}>
          <input type="radio" name={name} value={each} checked={cycle === each} onChange={() => onChange(each)} />
          <span>{t(`cycle.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

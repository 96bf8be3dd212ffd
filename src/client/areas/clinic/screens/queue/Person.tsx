/** Who a visit is of: name, age and sex, payer, and why they come first. */
import { useTranslation } from 'react-i18next';
import { ageOn } from '#shared/areas/clinic/domain/ages';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Day } from '#shared/domain/calendarDays';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { StatusChip } from '#client/ui/StatusChip';
import * as modules from '../../modules';
import css from './queue.module.css';

/** "34 th, P": the age on a day and the sex; an estimated age says so (PAT-7). */
export function useAgeAndSex(): (patient: Patient, day: Day) => string {
  const { t } = useTranslation('queue');
  return ({ birth_date, birth_estimated, sex }, day) => {
    const { count, unit } = ageOn(day, birth_date);
    const age = t(`age.${unit}`, { count });
    return `${birth_estimated ? t('age.estimated', { age }) : age} · ${sex}`;
  };
}

export function Person({ visit }: { visit: Visit }) {
  const { t } = useTranslation('queue');
  const { choices } = useWords(modules.visit.resource);
  const say = useAgeAndSex();
  const patient = useAppSelector((state) => modules.patient.selectors.byId(state, visit.patient.id));
  const payer = useAppSelector((state) => modules.payer.selectors.byId(state, visit.payer.id));
  return (
    <div className={css.person}>
      <span className={css.name}>{patient?.name ?? '–'}</span>
      <span className={css.about}>{[patient && visit.day && say(patient, visit.day), payer?.name].filter(Boolean).join(' · ')}</span>
      {visit.priority !== 'biasa' && (
        <StatusChip tone={visit.priority === 'gawat' ? 'danger' : 'info'}>{choices.priority[visit.priority]}</StatusChip>
      )}
      {visit.skipped_at && visit.status === 'antri' && <StatusChip tone="warning">{t('skipped')}</StatusChip>}
    </div>
  );
}

/** Who a visit is of: name, age and sex, payer, and why they come first. */
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { StatusChip } from '#client/ui/StatusChip';
import * as modules from '../../modules';
import { useAgeAndSex } from '../../useAgeAndSex';
import css from './queue.module.css';

export function Person({ visit }: { visit: Visit }) {
  const { t } = useTranslation('queue');
  const { choices } = useWords(modules.visit.resource);
  const patient = useAppSelector((state) => modules.patient.selectors.byId(state, visit.patient.id));
  const payer = useAppSelector((state) => modules.payer.selectors.byId(state, visit.payer.id));
  const ageAndSex = useAgeAndSex();
  const about = patient && visit.day && ageAndSex(patient, visit.day);
  // Who pays themselves is the usual case, and is not said.
  const paidBy = payer?.kind === 'umum' ? undefined : payer?.name;
  return (
    <div className={css.person}>
      <span className={css.name}>{patient?.name ?? '–'}</span>
      <span className={css.about}>{[about, paidBy].filter(Boolean).join(' · ')}</span>
      {visit.priority !== 'biasa' && (
        <StatusChip tone={visit.priority === 'gawat' ? 'danger' : 'info'}>{choices.priority[visit.priority]}</StatusChip>
      )}
      {visit.skipped_at && visit.status === 'antri' && <StatusChip tone="warning">{t('skipped')}</StatusChip>}
    </div>
  );
}

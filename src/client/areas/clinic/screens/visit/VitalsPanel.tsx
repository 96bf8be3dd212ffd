/** Vital signs of everybody who waits, one patient after the other: for a nurse who measures the whole queue. Rule: VIT-1. */
import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import type { Day } from '#shared/domain/calendarDays';
import { limits } from '#shared/limits';
import { useShortList } from '#client/kit/useShortList';
import * as modules from '../../modules';
import { Person } from '../queue/Person';
import { SidePanel } from '#client/kit/sidePanel/SidePanel';
import css from './visit.module.css';
import { VitalsForm } from './VitalsForm';

type Props = { visits: readonly Visit[]; day: Day | undefined; onClose: () => void };

/** Those who wait and were not measured today, in the order of their arrival. */
const useUnmeasured = (visits: readonly Visit[], day: Day | undefined) => {
  const page = { number: 1, size: limits.pageSize };
  const asked = day === undefined ? undefined : { filter: { measured_at: { from: day, to: day }, status: ['recorded'] }, page };
  const { rows, isKnown } = useShortList<VitalSign>(modules.vitalSign, 'today', asked);
  const measured = new Set(rows.map(({ visit }) => visit.id));
  const left = visits.filter(({ id, status }) => status === 'antri' && !measured.has(id));
  return { left: [...left].sort((one, other) => one.created_at.localeCompare(other.created_at)), isKnown };
};

export function VitalsPanel({ visits, day, onClose }: Props) {
  const { t } = useTranslation('examination');
  const { left, isKnown } = useUnmeasured(visits, day);
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const waiting = left.filter(({ id }) => !done.has(id));
  // Somebody who is being measured stays, while others come.
  const [chosen, setChosen] = useState<string>();
  const visit = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  useEffect(() => setChosen(visit?.id), [visit?.id]);
  const next = useCallback(() => setDone((was) => new Set([...was, visit?.id ?? ''])), [visit?.id]);
  return (
    <SidePanel title={t('vitals')} onClose={onClose}>
      {isKnown && !visit && <p role="status">{t('vitalsAllTaken')}</p>}
      {visit && (
        <>
          <div className={css.measured}>
            <strong className="tabular">{visit.queue_no}</strong>
            <Person visit={visit} />
            <Button size="small" onClick={next}>
              {t('vitalsSkip')}
            </Button>
          </div>
          <p className={css.by}>{t('vitalsLeft', { count: waiting.length })}</p>
          <VitalsForm key={visit.id} visit={visit} save={t('vitalsNext')} onSaved={next} />
        </>
      )}
    </SidePanel>
  );
}

/** The treatments of a visit: planned, agreed to, begun and finished here. Rules: TRT-1, TRT-4, TRT-6, TRT-8, TRT-9. */
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { treatment as declared, type Treatment } from '#shared/areas/clinic/resources/treatment';
import type { TreatmentSeries } from '#shared/areas/clinic/resources/treatmentSeries';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Language } from '#shared/locale';
import { recordPath } from '#client/kit/resource/paths';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { Card } from '#client/ui/Card';
import { formatNumber } from '#client/ui/formats';
import { AddIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { isOpenVisit } from '../visit/isOpenVisit';
import { SeriesPanel } from './SeriesPanel';
import css from './treatment.module.css';
import { treatmentName } from './treatmentName';
import { TreatmentPanel } from './TreatmentPanel';
import { TreatmentSteps } from './TreatmentSteps';

/** `Spuit 3 ml 1 buah, kasa 2 lembar` */
const usedUp = ({ consumables }: Treatment, language: Language): string =>
  consumables
    .map(({ name, quantity, unit }) => [name, formatNumber(Number(quantity), language), unit].filter(Boolean).join(' '))
    .join(', ');

function Line({ one, visit }: { one: Treatment; visit: Visit }) {
  const { t } = useTranslation('treatments');
  const { choices } = useWords(declared);
  const language = useLanguage();
  const performer = useAppSelector((state) => modules.teamMember.selectors.byId(state, one.performer.id) as TeamMember | undefined);
  return (
    <li className={css.treatment}>
      <div className={css.head}>
        <Link to={recordPath('treatment', one.id)}>{treatmentName(one, language)}</Link>
        <StatusChip tone={toneOfStatus(one.status!)}>{choices.status[one.status!]}</StatusChip>
        {one.consent_state && one.status === 'direncanakan' && (
          <StatusChip tone={one.consent_state === 'setuju' ? 'success' : one.consent_state === 'menolak' ? 'danger' : 'warning'}>
            {t('consentIs', { state: choices.consent_state[one.consent_state] })}
          </StatusChip>
        )}
      </div>
      <p className={css.about}>
        {[
          one.session !== null && t('session', { number: one.session }),
          performer?.full_name,
          one.site,
          one.side && choices.side[one.side],
          one.emergency_reason && t('emergency', { reason: one.emergency_reason }),
          one.previous && t('correction', { reason: one.reason }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.consumables.length > 0 && <p className={css.about}>{t('used', { list: usedUp(one, language) })}</p>}
      <TreatmentSteps treatment={one} visit={visit} />
    </li>
  );
}

/** A series of the patient that has sessions left. */
function SeriesLine({ one, onPlan }: { one: TreatmentSeries; onPlan: (() => void) | undefined }) {
  const { t } = useTranslation('treatments');
  const language = useLanguage();
  const name = useAppSelector((state) => {
    const found = modules.treatmentTemplate.selectors.byId(state, one.template.id);
    return (language === 'en' && found?.name_en) || found?.name;
  });
  return (
    <li className={css.series}>
      <Link to={recordPath('treatmentSeries', one.id)}>{name ?? one.number}</Link>
      <span>{t('done', { done: one.done ?? 0, total: one.total })}</span>
      {onPlan && (
        <Button size="small" onClick={onPlan}>
          {t('planSession')}
        </Button>
      )}
    </li>
  );
}

const running = ['berjalan'];

type OpenSeries = {
  patient: string;
  /** How many sessions are done: it follows from the treatments, so the series are asked for again when it changes. */
  done: number;
  /** Undefined where nothing can be planned. */
  onPlan: ((series: TreatmentSeries) => void) | undefined;
};

/** The series of the patient that have sessions left. */
function OpenSeries({ patient, done, onPlan }: OpenSeries) {
  const { t } = useTranslation('treatments');
  const { rows, load } = useShortList<TreatmentSeries>(modules.treatmentSeries, `of-patient-${patient}`, {
    filter: { patient: [patient], status: running },
  });
  const known = useRef(done);
  useEffect(() => {
    if (known.current === done) return;
    known.current = done;
    load();
  }, [load, done]);
  const left = rows.filter((one) => (one.done ?? 0) < one.total);
  if (!left.length) return null;
  return (
    <>
      <h3 className={css.under}>{t('series')}</h3>
      <ul className={css.list}>
        {left.map((one) => (
          <SeriesLine key={one.id} one={one} onPlan={onPlan && (() => onPlan(one))} />
        ))}
      </ul>
    </>
  );
}

/** What the panel is for. */
type Planned = { readonly series: TreatmentSeries | null } | 'series';

/** What can be planned, and the panel in which it is. */
function Planning({ visit, planned, onPlan }: { visit: Visit; planned: Planned | null; onPlan: (planned: Planned | null) => void }) {
  const { t } = useTranslation('treatments');
  const mayAdd = useCan('treatment', 'add');
  const maySeries = useCan('treatmentSeries', 'add');
  const close = useCallback(() => onPlan(null), [onPlan]);
  const add = <AddIcon size={16} aria-hidden="true" />;
  return (
    <div className={css.actions}>
      {mayAdd && (
        <Button variant="outlined" startIcon={add} onClick={() => onPlan({ series: null })}>
          {t('plan')}
        </Button>
      )}
      {maySeries && (
        <Button startIcon={add} onClick={() => onPlan('series')}>
          {t('newSeries')}
        </Button>
      )}
      {planned === 'series' && <SeriesPanel visit={visit} onClose={close} />}
      {planned && planned !== 'series' && <TreatmentPanel visit={visit} series={planned.series} onClose={close} />}
    </div>
  );
}

export function TreatmentsCard({ visit }: { visit: Visit }) {
  const { t } = useTranslation('treatments');
  const [planned, setPlanned] = useState<Planned | null>(null);
  const mayList = useCan('treatment', 'list');
  const isOpen = isOpenVisit(visit);
  const mayPlan = useCan('treatment', 'add') && isOpen;
  const asked = mayList ? { filter: { visit: [visit.id] } } : undefined;
  const { rows, isKnown } = useShortList<Treatment>(modules.treatment, `of-visit-${visit.id}`, asked);
  if (!mayList) return null;
  const done = rows.filter(({ session, status }) => session !== null && status === 'selesai').length;
  return (
    <Card title={t('title')} screenOnly>
      {isKnown && rows.length === 0 && <p className={css.none}>{t('none')}</p>}
      <ul className={css.list}>
        {rows.map((one) => (
          <Line key={one.id} one={one} visit={visit} />
        ))}
      </ul>
      {isKnown && <OpenSeries patient={visit.patient.id} done={done} onPlan={mayPlan ? (series) => setPlanned({ series }) : undefined} />}
      {isOpen && <Planning visit={visit} planned={planned} onPlan={setPlanned} />}
    </Card>
  );
}

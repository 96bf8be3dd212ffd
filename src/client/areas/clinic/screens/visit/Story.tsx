/** The patient's story next to the visit: earlier visits with what was found, and vital signs as curves. */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { pathsOf } from '#client/kit/resource/paths';
import { useShortList } from '#client/kit/useShortList';
import { Card } from '#client/ui/Card';
import { formatDate } from '#client/ui/formats';
import { part } from '#client/ui/lazyPart';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { useDoctorName } from '../queue/useQueue';
import { useTitle } from './DiagnosesCard';
import { useDiagnosesBefore, useNotesBefore } from './useOfVisit';
import css from './visit.module.css';

const VitalCurves = part(() =>
  import(/* webpackChunkName: "vital-curves" */ './VitalCurves').then((chunk) => ({ default: chunk.VitalCurves })),
);

/** Earlier visits that are told; the patient's page has them all. */
const TOLD = 10;

function Earlier({ visit }: { visit: Visit }) {
  const { t } = useTranslation('examination');
  const language = useLanguage();
  const doctor = useDoctorName(visit.doctor.id);
  const titleOf = useTitle();
  const codes = useDiagnosesBefore(visit.patient).rows.filter((one) => one.visit.id === visit.id);
  const note = useNotesBefore(visit.patient).rows.find((one) => one.visit.id === visit.id);
  const text = note?.assessment ?? note?.plan ?? visit.complaint;
  return (
    <li>
      <Link to={pathsOf('visit').show!(visit.id)}>{t('storyVisit', { date: formatDate(visit.day!, language), doctor: doctor ?? '' })}</Link>
      {codes.length > 0 && <p>{codes.map((one) => `${one.code} ${titleOf(one)}`).join('; ')}</p>}
      {text && <p className={css.excerpt}>{text}</p>}
    </li>
  );
}

export function Story({ visit }: { visit: Visit }) {
  const { t } = useTranslation('examination');
  const filter = { patient: [visit.patient.id], status: ['selesai', 'dirujuk'] };
  const { rows, isKnown } = useShortList<Visit>(modules.visit, `before-${visit.patient.id}`, {
    filter,
    sort: ['-day'],
    page: { number: 1, size: TOLD + 1 },
  });
  const earlier = rows.filter(({ id }) => id !== visit.id).slice(0, TOLD);
  return (
    <>
      <Card title={t('story')}>
        {isKnown && earlier.length === 0 && <p className={css.none}>{t('storyNone')}</p>}
        <ul className={css.story}>
          {earlier.map((one) => (
            <Earlier key={one.id} visit={one} />
          ))}
        </ul>
      </Card>
      <Suspense fallback={null}>
        <VitalCurves visit={visit} />
      </Suspense>
    </>
  );
}

/** The patient's story next to the visit: problems, earlier visits with what was found, and vital signs as curves. */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { pathsOf } from '#client/kit/resource/paths';
import { Card } from '#client/ui/Card';
import { AxisPlot } from '#client/ui/charts/lazyPlots';
import { formatDate } from '#client/ui/formats';
import { part } from '#client/ui/lazyPart';
import { useLanguage } from '#client/ui/useLanguage';
import { useDoctorName } from '../queue/useQueue';
import { titleOf } from './DiagnosesCard';
import { Problems } from './Problems';
import { TOLD, type VisitLists } from './useVisitLists';
import css from './visit.module.css';

const VitalCurves = part(() =>
  import(/* webpackChunkName: "vital-curves" */ './VitalCurves').then((chunk) => ({ default: chunk.VitalCurves })),
);

/** Fetches the chunks of the curves while the page waits for its lists. */
export const fetchCurves = (): void => {
  VitalCurves.fetch();
  AxisPlot.fetch();
};

type Before = VisitLists['before'];

function Earlier({ visit, before }: { visit: Visit; before: Before }) {
  const { t } = useTranslation('examination');
  const language = useLanguage();
  const doctor = useDoctorName(visit.doctor.id);
  const codes = before.diagnoses.filter((one) => one.visit.id === visit.id);
  const note = before.notes.find((one) => one.visit.id === visit.id);
  const text = note?.assessment ?? note?.plan ?? visit.complaint;
  return (
    <li>
      <Link to={pathsOf('visit').show!(visit.id)}>{t('storyVisit', { date: formatDate(visit.day!, language), doctor })}</Link>
      {codes.length > 0 && <p>{codes.map((one) => `${one.code} ${titleOf(one, language)}`).join('; ')}</p>}
      {text && <p className={css.excerpt}>{text}</p>}
    </li>
  );
}

export function Story({ visit, before }: { visit: Visit; before: Before }) {
  const { t } = useTranslation('examination');
  const { rows, isKnown } = before.visits;
  const earlier = rows.filter(({ id }) => id !== visit.id).slice(0, TOLD);
  return (
    <>
      <Problems key={visit.id} visit={visit.id} />
      <Card title={t('story')}>
        {isKnown && earlier.length === 0 && <p className={css.none}>{t('storyNone')}</p>}
        <ul className={css.story}>
          {earlier.map((one) => (
            <Earlier key={one.id} visit={one} before={before} />
          ))}
        </ul>
      </Card>
      <Suspense fallback={null}>
        <VitalCurves visit={visit} vitals={before.vitals} />
      </Suspense>
    </>
  );
}

/** Vital signs over time as curves, and a child's weight among the WHO's curves. Each is a table, too. Rule: VIT-4. */
import { useTranslation } from 'react-i18next';
import { monthsOld } from '#shared/areas/clinic/domain/vitals';
import { curveScores, LAST_MONTH, weightCurve, weightScore } from '#shared/areas/clinic/domain/weightForAge';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { vitalSign, type VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { momentIn } from '#shared/domain/timeOfDay';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { LineChart } from '#client/ui/charts/AxisCharts';
import { formatDate, formatNumber, formatShortDay } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

/** Pixels. */
const HEIGHT = 200;

/** Which values stand in one chart. */
const charts = [['systolic', 'diastolic'], ['pulse'], ['temperature'], ['weight'], ['spo2']] as const;

const useZone = () => useAppSelector((state) => me.selectors.subscription(state)?.time_zone ?? defaultZone);

/** Of one sex, a weight for each month at which the child was measured; the last one of a month counts. */
function Growth({ patient, sets }: { patient: Patient; sets: readonly VitalSign[] }) {
  const { t } = useTranslation('examination');
  const language = useLanguage();
  const zone = useZone();
  const weights = new Map<number, number>();
  for (const { weight, measured_at } of sets) {
    const months = weight === null ? undefined : monthsOld(patient.birth_date, dayOf(measured_at!, zone));
    if (months !== undefined && months <= LAST_MONTH) weights.set(months, Number(weight));
  }
  const [last] = [...weights].sort(([one], [other]) => other - one);
  if (!last) return null;
  const [months, weight] = last;
  const shown = Math.min(LAST_MONTH, Math.max(12, months + 6));
  const labels = Array.from({ length: shown + 1 }, (_, month) => String(month));
  const lines = curveScores.map((score) => ({
    name: t('growthLine', { score: score > 0 ? `+${score}` : String(score) }),
    values: weightCurve(patient.sex, score).slice(0, shown + 1),
    colour: 'neutral' as const,
    isCourse: true,
  }));
  const own = { name: t('growthOwn'), values: labels.map((_, month) => weights.get(month) ?? null), colour: 1 as const };
  const score = weightScore(patient.sex, months, weight)!;
  return (
    <LineChart
      title={t('growth')}
      summary={t('growthScore', { score: formatNumber(Number(score.toFixed(1)), language), months })}
      axis={t('growthMonths')}
      labels={labels}
      series={[...lines, own]}
      height={HEIGHT}
      whenNear
    />
  );
}

/** @param vitals of all visits of the patient */
export function VitalCurves({ visit, vitals }: { visit: Visit; vitals: readonly VitalSign[] }) {
  const { fields } = useWords(vitalSign);
  const { t } = useTranslation('examination');
  const language = useLanguage();
  const zone = useZone();
  const patient = useAppSelector((state) => modules.patient.selectors.byId(state, visit.patient.id)) as Patient | undefined;
  const sets = [...vitals].sort((one, other) => one.measured_at!.localeCompare(other.measured_at!));
  const drawn = charts
    .map((names) => ({ names, sets: sets.filter((set) => names.some((name) => set[name] !== null)) }))
    .filter((chart) => chart.sets.length > 1);
  /** The day; with its year where there are several, and with the time where a day has several: equal labels would be one place of the axis. */
  const labelsOf = (of: readonly VitalSign[]): string[] => {
    const moments = of.map(({ measured_at }) => momentIn(measured_at!, zone));
    const write = new Set(moments.map(({ day }) => day.slice(0, 4))).size > 1 ? formatDate : formatShortDay;
    const times = new Map<string, number>();
    for (const { day } of moments) times.set(day, (times.get(day) ?? 0) + 1);
    return moments.map(({ day, time }) => (times.get(day) === 1 ? write(day, language) : `${write(day, language)} ${time}`));
  };
  return (
    <>
      {patient && <Growth patient={patient} sets={sets} />}
      {drawn.map((chart) => (
        <LineChart
          key={chart.names[0]}
          title={chart.names[0] === 'systolic' ? t('pressure') : fields[chart.names[0]]}
          axis={fields.measured_at}
          labels={labelsOf(chart.sets)}
          fromZero={false}
          series={chart.names.map((name) => ({
            name: fields[name],
            values: chart.sets.map((set) => (set[name] === null ? null : Number(set[name]))),
          }))}
          height={HEIGHT}
          whenNear
        />
      ))}
    </>
  );
}

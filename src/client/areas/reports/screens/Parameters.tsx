/** What a report is asked for: days with their presets, what its rows stand for, and whose figures they are. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { addDays, dayIn, monthOf, type Day } from '#shared/domain/calendarDays';
import { declaredReports, type ReportName } from '#shared/areas/reports/reports';
import type { ResourceName } from '#shared/areas/resources';
import type { ReportRow } from '#shared/kit/report';
import { LazyDateInput } from '#client/kit/form/lazyInputs';
import { useShortList, type Listed } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { useToday } from '#client/store/session/useToday';
import { PlainSelect } from '#client/ui/PlainSelect';
import css from './reports.module.css';

/** Parameters that name a record, with the resource that it is of. */
const records = { payer: 'payer', doctor: 'teamMember', poly: 'poly' } as const satisfies Readonly<Record<string, ResourceName>>;
type RecordParam = keyof typeof records;

/** Records that a choice has at most: a clinic has fewer. */
const MOST = 100;

type Asked = { readonly search: URLSearchParams; readonly set: (values: Readonly<Record<string, string | null>>) => void };

/** The parameters in the address, and how to change some of them. */
const useAsked = (): Asked => {
  const [search, setSearch] = useSearchParams();
  const set: Asked['set'] = (values) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return { search, set };
};

const presets = ['today', 'week', 'month', 'lastMonth'] as const;

/** The first and the last day of a preset; weeks begin on Monday. */
const daysOf = (preset: (typeof presets)[number], today: Day): readonly [Day, Day] => {
  if (preset === 'today') return [today, today];
  if (preset === 'week') return [addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7)), today];
  if (preset === 'month') return [dayIn(monthOf(today), 1), today];
  return [dayIn(monthOf(today) - 1, 1), dayIn(monthOf(today) - 1, 31)];
};

/** Buttons for the days that people ask for most. */
export function Presets() {
  const { t } = useTranslation('reports');
  const { search, set } = useAsked();
  const today = useToday();
  return (
    <>
      {presets.map((preset) => {
        const [from, to] = daysOf(preset, today);
        const isChosen = search.get('from') === from && search.get('to') === to;
        return (
          <Button
            key={preset}
            size="small"
            variant={isChosen ? 'contained' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => set({ from, to })}
          >
            {t(`presets.${preset}`)}
          </Button>
        );
      })}
    </>
  );
}

function RecordSelect({ param }: { param: RecordParam }) {
  const { t } = useTranslation('reports');
  const { search, set } = useAsked();
  const module = loadedModule(records[param]) as unknown as Listed<{ id: string; name: string }>;
  const mayList = useCan(records[param], 'list');
  const { rows } = useShortList(module, 'report-choices', mayList ? { sort: ['name'], page: { number: 1, size: MOST } } : undefined);
  const value = search.get(param) ?? '';
  const choices = [
    { value: '', label: `${t(`params.${param}`)}: ${t('all')}` },
    ...(value && !rows.some(({ id }) => id === value) ? [{ value, label: `${t(`params.${param}`)}: ${t('without')}` }] : []),
    ...rows.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <PlainSelect label={t(`params.${param}`)} value={value} choices={choices} onChange={(chosen) => set({ [param]: chosen })} />;
}

/** @param days those that the figures are of, also where nobody chose them: `from_day` and `to_day` */
export function Parameters({ name, days }: { name: ReportName; days: ReportRow | undefined }) {
  const { t } = useTranslation('reports');
  const { search, set } = useAsked();
  const { params, feature } = declaredReports[name] as (typeof declaredReports)[ReportName] & { readonly feature?: string };
  const names = Object.keys(params);
  const dates = names.filter((param) => params[param]!.kind === 'date');
  const wanted = feature === 'services' ? (Object.keys(records) as RecordParam[]).filter((param) => names.includes(param)) : [];
  const groups = params['by']?.values;
  if (!dates.length && !wanted.length) return null;
  return (
    <div className={css.parameters}>
      {dates.map((param) => (
        <div key={param}>
          <LazyDateInput
            size="small"
            label={t(`params.${param as 'from'}`)}
            value={search.get(param) ?? (days?.[`${param}_day`] as string | null | undefined) ?? null}
            onChange={(day) => set({ [param]: day })}
          />
        </div>
      ))}
      {feature === 'services' && names.includes('from') && <Presets />}
      {groups && (
        <PlainSelect
          label={t('params.by')}
          value={search.get('by') ?? groups[0]!}
          choices={groups.map((one) => ({ value: one, label: `${t('params.by')}: ${t(`groups.${one as 'day'}`)}` }))}
          onChange={(by) => set({ by })}
        />
      )}
      {wanted.map((param) => (
        <RecordSelect key={param} param={param} />
      ))}
    </div>
  );
}

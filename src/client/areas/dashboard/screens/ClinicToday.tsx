/** The clinic's day so far: who waits, who was examined, what came in and how, what is not paid, one's own shift, who is still expected. Rule: RPT-8. */
import { useTranslation } from 'react-i18next';
import { cashierReports } from '#shared/areas/cashier/reports';
import type { Query } from '#shared/jsonapi';
import { reportPagePath, reportPath } from '#shared/kit/report';
import { pathOf } from '#shared/routes';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useShortList, type Listed } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { useToday } from '#client/store/session/useToday';
import { formatMoney } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { useLanguage } from '#client/ui/useLanguage';
import { useOwnShift } from '../../cashier';
import { modules as clinic } from '../../clinic';
import { useReport } from '../../reports';
import css from './Now.module.css';
import { Tile } from './Tile';

const one = { number: 1, size: 1 };

/** How many records a list has. */
function Count({ module, filter, label, to }: { module: Listed<unknown>; filter: Query['filter']; label: string; to: string }) {
  const { total, isKnown } = useShortList(module, `today ${label}`, { page: one, filter });
  return <Tile label={label} value={isKnown ? total : undefined} to={to} />;
}

const addressOf = (list: string, filter: Readonly<Record<string, readonly string[]>>): string =>
  `${list}?${new URLSearchParams(Object.entries(filter).map(([name, values]): [string, string] => [name, values.join(',')])).toString()}`;

/** What came in today, all of it and by method. */
function Income({ today }: { today: string }) {
  const { t } = useTranslation('dashboard');
  const { t: ofReports } = useTranslation('reports');
  const language = useLanguage();
  const asked = `from=${today}&to=${today}`;
  const { answer } = useReport(`${reportPath('clinicReceipts')}?${asked}&by=method`);
  const methods = answer?.rows.map((row) => {
    const name = ofReports(`options.${String(row['group']) as 'tunai'}`);
    return `${name} ${formatMoney(Number(row['earned']), language, 'IDR')}`;
  });
  return (
    <Tile
      label={t('today.income')}
      value={answer && <Money amount={answer.totals['earned'] ?? 0} currency="IDR" />}
      note={methods?.join(' · ')}
      to={`${reportPagePath('clinicReceipts', cashierReports.clinicReceipts)}?${asked}`}
    />
  );
}

function OpenBills() {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { answer } = useReport(reportPath('receivables'));
  const { bills = 0, open = 0 } = answer?.totals ?? {};
  return (
    <Tile
      label={t('today.bills')}
      value={answer && bills}
      note={answer && (bills ? t('today.openBills', { amount: formatMoney(open, language, 'IDR') }) : t('today.noBills'))}
      to={reportPagePath('receivables', cashierReports.receivables)}
    />
  );
}

function OwnShift() {
  const { t } = useTranslation('dashboard');
  const shift = useOwnShift();
  return (
    <Tile
      label={t('today.shift')}
      value={shift === undefined ? undefined : (shift?.number ?? t('today.noShift'))}
      to={shift ? recordPath('cashShift', shift.id) : pathOf('cashier')}
    />
  );
}

const waiting = ['antri'];
const examined = ['diperiksa', 'selesai', 'dirujuk'];
const expected = ['dipesan', 'dikonfirmasi'];

function Visits({ today }: { today: string }) {
  const { t } = useTranslation('dashboard');
  const day = { from: today, to: today };
  const { list } = pathsOf('visit');
  return (
    <>
      <Count module={clinic.visit} label={t('today.waiting')} filter={{ day, status: waiting }} to="/bisnisku/queue" />
      <Count
        module={clinic.visit}
        label={t('today.examined')}
        filter={{ day, status: examined }}
        to={addressOf(list, { day: [`${today}..${today}`], status: examined })}
      />
    </>
  );
}

/** Nothing for who may see none of it. */
export function ClinicToday() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const [seesVisits, seesAppointments] = [useCan('visit', 'list'), useCan('appointment', 'list')];
  const [seesPayments, seesBills, seesCharges] = [
    useCan('patientPayment', 'list'),
    useCan('patientBill', 'list'),
    useCan('visitCharge', 'list'),
  ];
  const seesShifts = useCan('cashShift', 'list');
  const takesMoney = useCan('cashShift', 'add');
  const seesMoney = seesPayments && seesBills && seesCharges && seesShifts;
  if (!seesVisits && !seesAppointments && !seesMoney) return null;
  return (
    <section className={css.section} aria-labelledby="clinic-today">
      <h2 id="clinic-today">{t('today.title')}</h2>
      <ul className={css.tiles}>
        {seesVisits && <Visits today={today} />}
        {seesAppointments && (
          <Count
            module={clinic.appointment}
            label={t('today.appointments')}
            filter={{ day: { from: today, to: today }, status: expected }}
            to="/bisnisku/schedule"
          />
        )}
        {seesMoney && <Income today={today} />}
        {seesMoney && <OpenBills />}
        {takesMoney && <OwnShift />}
      </ul>
    </section>
  );
}

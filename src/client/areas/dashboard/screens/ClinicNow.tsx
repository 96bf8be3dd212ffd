/** How one's own clinic stands: what is to be paid, until when the trial or period runs, open tickets, people. Each leads to its page. Rule: APP-23. */
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dueFirst } from '#shared/areas/billing/domain/invoiceBalance';
import { isCovered } from '#shared/areas/billing/domain/payments';
import { openStates } from '#shared/areas/billing/resources/invoice';
import { clientInstant, type OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { unsolvedStates } from '#shared/areas/support/domain/ticketStates';
import { nameIn } from '#shared/areas/catalogue/domain/names';
import { addDays, dayOf, daysLeft } from '#shared/domain/calendarDays';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { pathsOf } from '#client/kit/resource/paths';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { formatDate, formatMoney } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as billing } from '../../billing';
import { modules as clients } from '../../clients';
import { modules as support } from '../../support';
import css from './Now.module.css';
import { Tile } from './Tile';

const LIST = 'clinicNow';
const every = { ...firstPage, page: { number: 1, size: limits.pageSize } };
const unpaid = { ...every, sort: ['due_date'], filter: { status: [...openStates] } };
const pending = { ...every, filter: { status: ['pending'] } };
const headers = { ...every, sort: ['-created_at'] };
const unsolved = { ...every, filter: { status: [...unsolvedStates] } };
const unsolvedPath = `${pathsOf('ticket').list}?status=${unsolved.filter.status.join(',')}`;

/** What is open of all invoices, and how much of it is due first: of those that are still to be paid, unless proofs that wait cover all of them. */
function Unpaid({ today }: { today: string }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const mayPay = useCan('payment', 'add');
  const { rows, isKnown } = useShortList(billing.invoice, LIST, unpaid);
  const proofs = useShortList(billing.payment, LIST, mayPay ? pending : undefined);
  const isChecked = !mayPay || proofs.isKnown || proofs.status === 'failed';
  const toPay = rows.filter((one) => !isCovered(one, proofs.rows));
  const [first] = toPay;
  const due = dueFirst(first ? toPay : rows, today);
  const balance = rows.reduce((sum, one) => sum + (one.balance ?? 0), 0);
  const say = ({ amount, date, isLate }: NonNullable<typeof due>) =>
    t(isLate ? 'clinic.overdue' : 'clinic.due', { amount: formatMoney(amount, language, 'IDR'), date: formatDate(date, language) });
  return (
    <Tile
      label={t('clinic.unpaid')}
      value={isKnown ? <Money amount={balance} currency="IDR" /> : undefined}
      note={isKnown && isChecked ? (due ? say(due) : t('clinic.nothingUnpaid')) : undefined}
      to={`${pathsOf('invoice').list}${balance > 0 ? `?status=${openStates.join(',')}` : ''}`}
      isLate={due?.isLate ?? false}
    >
      {rows.length > 0 && !first && <span className={css.note}>{t('clinic.checked')}</span>}
      {first && mayPay && isChecked && (
        <Button
          className={css.action ?? ''}
          component={Link}
          to={`${pathsOf('payment').add}?invoice=${first.id}`}
          variant="contained"
          size="small"
        >
          {t('clinic.pay')}
        </Button>
      )}
    </Tile>
  );
}

/** Until when the trial or the period runs; that it is over, where nothing runs. */
function Runs({ own }: { own: OwnSubscription }) {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const { rows, isKnown } = useShortList(clients.clientsubsheader, LIST, headers);
  const header = rows.find(({ id }) => id === own.id);
  const isTrial = own.status === 'trial';
  const end = isTrial ? header?.trial_end_at : header?.period_end;
  const now = clientInstant(own, new Date());
  const isOver = !!end && end <= now;
  const left = end && !isOver && t('clinic.daysLeft', { count: daysLeft(end, now, own.time_zone) });
  return (
    <Tile
      label={t(isTrial ? 'clinic.trial' : isOver ? 'clinic.periodOver' : 'clinic.period')}
      value={isKnown ? (end ? formatDate(addDays(dayOf(end, own.time_zone), -1), language) : '–') : undefined}
      note={[own.package && nameIn(own.package, language), left].filter(Boolean).join(' · ')}
      to="/services/subscription"
    />
  );
}

function Tickets() {
  const { t } = useTranslation('dashboard');
  const { rows, total, isKnown } = useShortList(support.ticket, LIST, unsolved);
  const waiting = rows.filter((one) => one.status === 'pending_customer').length;
  return (
    <Tile
      label={t('clinic.tickets')}
      value={isKnown ? total : undefined}
      note={isKnown ? (waiting > 0 ? t('clinic.ticketsWait', { count: waiting }) : t('clinic.ticketsNone')) : undefined}
      to={unsolvedPath}
    />
  );
}

export function ClinicNow({ own }: { own: OwnSubscription }) {
  const { t } = useTranslation('dashboard');
  const [seesInvoices, seesTickets, seesPeople] = [useCan('invoice', 'list'), useCan('ticket', 'list'), useCan('membership', 'list')];
  const actor = useAppSelector(me.selectors.actor);
  const name = useAppSelector(me.selectors.workplaces).find(({ id }) => id === actor?.entityId)?.name ?? '';
  const today = useMemo(() => dayOf(clientInstant(own, new Date()), own.time_zone), [own]);
  const seats = own.seats.included + own.seats.extra;
  return (
    <section className={css.section} aria-labelledby="clinic-now">
      <h2 id="clinic-now">{name}</h2>
      <ul className={css.tiles}>
        {seesInvoices && <Unpaid today={today} />}
        <Runs own={own} />
        {seesTickets && <Tickets />}
        {seesPeople && (
          <Tile
            label={t('clinic.people')}
            value={seats > 0 ? t('clinic.seats', { used: own.seats.used, seats }) : own.seats.used}
            note={seats > own.seats.used ? t('clinic.seatsLeft', { count: seats - own.seats.used }) : undefined}
            to={pathsOf('membership').list}
          />
        )}
      </ul>
    </section>
  );
}

/** How a client pays: the invoice that the address names, the only one that is open, or one that the person chooses. Rule: INV-22. */
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { payable, payableStates } from '#shared/areas/billing/domain/invoiceBalance';
import { isCovered, waitingAmount } from '#shared/areas/billing/domain/payments';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { isUuid } from '#shared/kit/values';
import type { AnyModule } from '#client/kit/anyModule';
import { useShortList } from '#client/kit/useShortList';
import { RecordPage } from '#client/kit/RecordPage';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { DateText } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { PaymentIcon } from '#client/ui/icons';
import { Money } from '#client/ui/Money';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useErrorText } from '#client/ui/useErrorText';
import { useAccountsInUse, useBankAccounts } from '../../bankAccounts';
import css from './pay.module.css';
import { usePaymentsOf, WaitingPayments } from './InvoiceNews';
import { PayForm } from './PayForm';

/** What is said where there is nothing to pay, and the way on. */
function NothingToPay({ to, label, title, message }: { to: string; label: string; title: string; message?: string }) {
  return (
    <EmptyState
      icon={PaymentIcon}
      title={title}
      message={message}
      action={
        <Button variant="contained" component={Link} to={to}>
          {label}
        </Button>
      }
    />
  );
}

/** The form, once the accounts to pay into are known; where there is none, whom to ask. @param isAsked by a button, whose focus it takes over */
function PayInto({ invoice, isAsked }: { invoice: Invoice; isAsked: boolean }) {
  const { own } = useWords(payment);
  const { rows, status } = useAccountsInUse();
  if (status === 'ready' && !rows.length)
    return <NothingToPay title={own['noAccounts']!} message={own['noAccountsMessage']!} to={pathsOf('ticket').add} label={own['askUs']!} />;
  if (status !== 'ready' && !rows.length) return <FormSkeleton fields={4} />;
  return <PayForm invoice={invoice} account={rows.length === 1 ? rows[0]!.id : undefined} takesFocus={isAsked} />;
}

/** The form; while what waits covers what is open, that instead, and the form by a button only, so that nobody pays twice. */
function PayOnce({ invoice }: { invoice: Invoice }) {
  const { own } = useWords(payment);
  const { rows, status } = usePaymentsOf(invoice.id);
  const [pays, setPays] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => {
    setIsAsked(true);
    setPays(true);
  };
  // The store may know an answer from before: only one that was asked for here decides.
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(true), []);
  const covered = isCovered(invoice, rows);
  // A form that was shown stays, also once what it sends is known here.
  if (!pays && !covered && asked && (status === 'ready' || status === 'failed')) setPays(true);
  if (!pays && !covered) return <FormSkeleton fields={4} />;
  return (
    <>
      <div className={css.news}>
        <WaitingPayments rows={rows} />
      </div>
      {pays ? (
        <PayInto invoice={invoice} isAsked={isAsked} />
      ) : (
        <div className={css.covered}>
          <p>{own['isCovered']}</p>
          <Button variant="outlined" onClick={ask}>
            {own['sendAnother']}
          </Button>
        </div>
      )}
    </>
  );
}

function PayInvoice({ invoice }: { invoice: Invoice }) {
  const { own } = useWords(payment);
  if (payable(invoice.status)) return <PayOnce invoice={invoice} />;
  const title = `${invoice.number ?? ''}: ${own['notOwed']}`;
  return <NothingToPay title={title} to={recordPath('invoice', invoice.id)} label={own['toInvoice']!} />;
}

function Paying({ id }: { id: string }) {
  const { t } = useTranslation('form');
  return (
    <RecordPage
      key={id}
      module={modules.invoice as unknown as AnyModule}
      id={id}
      missing={{ title: t('missing'), message: t('missingMessage') }}
      back={{ to: pathsOf('invoice').list, label: t('back') }}
    >
      {(record) => record && <PayInvoice invoice={record as Invoice} />}
    </RecordPage>
  );
}

/** The invoices that can be paid, the first one due on top and those last that need no further payment for now: each leads to its form. */
function Choices({ invoices, proofs }: { invoices: readonly Invoice[]; proofs: readonly Payment[] }) {
  const { own, choices } = useWords(payment);
  const { fields } = useWords(modules.invoice.resource);
  return (
    <section aria-labelledby="pay-choices">
      <h2 id="pay-choices" className={css.heading}>
        {own['chooseInvoice']}
      </h2>
      <ul className={css.choices}>
        {invoices.map(({ id, number, due_date, balance }) => (
          <li key={id}>
            <Link to={`?invoice=${id}`}>
              <span>
                <b className="tabular">{number}</b>
                {waitingAmount(id, proofs) > 0 && <StatusChip tone={toneOfStatus('pending')}>{choices.status.pending}</StatusChip>}
                {due_date && (
                  <small>
                    {fields.due_date} <DateText iso={due_date} />
                  </small>
                )}
              </span>
              <b>
                <Money amount={balance ?? 0} currency="IDR" />
              </b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those whose waiting proofs cover them last; else by the day they are due. */
const inOrder = (invoices: readonly Invoice[], proofs: readonly Payment[]) =>
  [...invoices].sort(
    (one, other) =>
      Number(isCovered(one, proofs)) - Number(isCovered(other, proofs)) || (one.due_date ?? '').localeCompare(other.due_date ?? ''),
  );

/** Without an invoice in the address. */
function ChooseInvoice() {
  const { own } = useWords(payment);
  const say = useErrorText();
  const list = useShortList(modules.invoice, 'to-pay', { filter: { status: payableStates }, page: { number: 1, size: 50 } });
  const proofs = useShortList<Payment>(modules.payment, 'to-pay', { filter: { status: ['pending'] }, page: { number: 1, size: 50 } });
  const { rows } = list;
  if (list.status === 'failed') return <ErrorState message={say(list.errors[0]!)} offline={list.errors[0]!.code === 'network'} />;
  if (!list.isKnown) return <FormSkeleton fields={4} />;
  if (!rows.length) return <NothingToPay title={own['nothingOpen']!} to={pathsOf('invoice').list} label={own['toInvoices']!} />;
  if (rows.length === 1) return <Paying id={rows[0]!.id} />;
  if (!proofs.isKnown && proofs.status !== 'failed') return <FormSkeleton fields={4} />;
  return <Choices invoices={inOrder(rows, proofs.rows)} proofs={proofs.rows} />;
}

export function PayPage() {
  const { t } = useTranslation();
  const { own } = useWords(payment);
  const [asked] = useSearchParams();
  const id = asked.get('invoice');
  useBankAccounts();
  return (
    <>
      <PageHeader title={t('page.pay')} purpose={own['payPurpose']} />
      {isUuid(id) ? <Paying id={id} /> : <ChooseInvoice />}
    </>
  );
}

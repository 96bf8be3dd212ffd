/** How a client pays: the invoice that the address names, the only one that is open, or one that the person chooses. Rule: INV-22. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { payable, payableStates } from '#shared/areas/billing/domain/invoiceBalance';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment } from '#shared/areas/billing/resources/payment';
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
import { useErrorText } from '#client/ui/useErrorText';
import { useAccountsInUse, useBankAccounts } from '../../bankAccounts';
import css from './pay.module.css';
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

/** The form, once the accounts to pay into are known; where there is none, whom to ask. */
function PayInvoice({ invoice }: { invoice: Invoice }) {
  const { own } = useWords(payment);
  const { rows, status } = useAccountsInUse();
  const number = invoice.number ?? '';
  if (!payable(invoice.status))
    return <NothingToPay title={`${number}: ${own['notOwed']}`} to={recordPath('invoice', invoice.id)} label={own['toInvoice']!} />;
  if (status === 'ready' && !rows.length)
    return <NothingToPay title={own['noAccounts']!} message={own['noAccountsMessage']!} to={pathsOf('ticket').add} label={own['askUs']!} />;
  if (status !== 'ready' && !rows.length) return <FormSkeleton fields={4} />;
  return <PayForm invoice={invoice} account={rows.length === 1 ? rows[0]!.id : undefined} />;
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

/** The invoices that can be paid, the first one due on top: each leads to its form. */
function Choices({ invoices }: { invoices: readonly Invoice[] }) {
  const { own } = useWords(payment);
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

/** Without an invoice in the address. */
function ChooseInvoice() {
  const { own } = useWords(payment);
  const say = useErrorText();
  const list = useShortList(modules.invoice, 'to-pay', { filter: { status: payableStates }, page: { number: 1, size: 50 } });
  const { rows } = list;
  if (list.status === 'failed') return <ErrorState message={say(list.errors[0]!)} offline={list.errors[0]!.code === 'network'} />;
  if (!list.isKnown) return <FormSkeleton fields={4} />;
  if (!rows.length) return <NothingToPay title={own['nothingOpen']!} to={pathsOf('invoice').list} label={own['toInvoices']!} />;
  if (rows.length === 1) return <Paying id={rows[0]!.id} />;
  return <Choices invoices={[...rows].sort((one, other) => (one.due_date ?? '').localeCompare(other.due_date ?? ''))} />;
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

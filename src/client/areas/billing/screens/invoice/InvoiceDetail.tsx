/** An invoice: what is open and how to pay it, what its PDF says, its payments and credit notes, and what became of it. Rules: INV-5, INV-10, INV-17. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment } from '#shared/areas/billing/resources/payment';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordPage } from '#client/kit/RecordPage';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { PageHeader } from '#client/ui/PageHeader';
import { RowSkeletons } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { pathsOf } from '#client/kit/resource/paths';
import { InvoicePayments } from '../payment/InvoicePayments';
import { CreditNotes } from './CreditNotes';
import { InvoiceBalance } from './InvoiceBalance';
import { InvoiceHistory } from './InvoiceHistory';
import { InvoiceValues } from './InvoiceValues';
import css from './invoicePage.module.css';
import { PaperSheet } from './PaperSheet';

const anyInvoice = () => modules.invoice as unknown as AnyModule;

/** The one thing to do next: to go on writing a draft, to pay what is open. */
function Next({ invoice: { id, status } }: { invoice: Invoice }) {
  const { own } = useWords(payment);
  const { form } = useWords(modules.invoice.resource);
  const mayPay = useCan('payment', 'add') && payable(status);
  const mayEdit = useCan('invoice', 'update') && status === 'draft';
  if (!mayPay && !mayEdit) return null;
  return (
    <Button variant="contained" component={Link} to={mayEdit ? pathsOf('invoice').edit(id) : `${pathsOf('payment').add}?invoice=${id}`}>
      {mayEdit ? form.edit : own['pay']}
    </Button>
  );
}

function Opened({ invoice }: { invoice: Invoice }) {
  const { choices } = useWords(modules.invoice.resource);
  const seesPayments = useCan('payment', 'list');
  const seesCredit = useCan('creditNote', 'list');
  return (
    <>
      <div className={css.screenOnly}>
        <PageHeader
          title={invoice.number ?? choices.status.draft}
          badge={invoice.status && <StatusChip tone={toneOfStatus(invoice.status)}>{choices.status[invoice.status]}</StatusChip>}
          action={<Next invoice={invoice} />}
        />
        <CommandBar module={anyInvoice()} id={invoice.id} legalOnly />
      </div>
      <div className={css.page}>
        <aside className={css.aside}>
          <InvoiceBalance invoice={invoice} />
        </aside>
        <div className={css.main}>
          <PaperSheet invoice={invoice} />
          <div className={css.screenOnly}>
            {seesPayments && <InvoicePayments invoice={invoice} />}
            {seesCredit && !!invoice.credited && <CreditNotes invoice={invoice} />}
            <InvoiceHistory invoice={invoice} />
            <InvoiceValues invoice={invoice} />
          </div>
        </div>
      </div>
    </>
  );
}

const Waiting = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('page.invoice')} />
      <RowSkeletons rows={8} height={52} />
    </>
  );
};

export function InvoiceDetail() {
  const { id = '' } = useParams();
  const { own } = useWords(modules.invoice.resource);
  return (
    <RecordPage
      key={id}
      module={anyInvoice()}
      id={id}
      missing={{ title: own['missing']! }}
      back={{ to: pathsOf('invoice').list, label: own['toList']! }}
      place={<Waiting />}
    >
      {(record) => record && <Opened invoice={record as unknown as Invoice} />}
    </RecordPage>
  );
}

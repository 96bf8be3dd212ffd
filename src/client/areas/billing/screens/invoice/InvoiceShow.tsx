/** An invoice: what is open and how to pay it, what its PDF says, its payments and credit notes, and what became of it. Rules: INV-5, INV-10, INV-17. */
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import { creditNote, type CreditNote } from '#shared/areas/billing/resources/creditNote';
import { invoice as declared, type Invoice } from '#shared/areas/billing/resources/invoice';
import { payment } from '#shared/areas/billing/resources/payment';
import { pathsOf } from '#client/kit/resource/paths';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { InvoicePayments } from '../payment/InvoicePayments';
import { InvoiceNews, useIsCovered } from '../payment/InvoiceNews';
import { InvoiceBalance } from './InvoiceBalance';
import { NoAccountNotice } from './NoAccountNotice';
import { OpenPdf } from './OpenPdf';
import { InvoiceStatus } from './InvoiceStatus';
import { PaperSheet } from './PaperSheet';

/** The one thing to do next with an invoice that was issued: to pay what is open, while no proof of that waits for verification. */
function Pay({ invoice }: { invoice: Invoice }) {
  const { id, status } = invoice;
  const { own } = useWords(payment);
  const mayPay = useCan('payment', 'add');
  const covered = useIsCovered(invoice);
  if (!mayPay || !payable(status) || covered) return null;
  return (
    <Button variant="contained" component={Link} to={`${pathsOf('payment').add}?invoice=${id}`}>
      {own['pay']}
    </Button>
  );
}

const noteColumns = ['number', 'issue_date', 'total', 'reason'];
const noteCells = {
  number: ({ id, number }: CreditNote) => (
    <OpenPdf type={creditNote.type} id={id} name={(number ?? '').replaceAll('/', '-')}>
      {number ?? ''}
    </OpenPdf>
  ),
};

/** What a person must know first: of a draft or an open invoice that nobody can pay, and of its payments. */
const Above = ({ invoice }: { invoice: Invoice }) => (
  <>
    {(invoice.status === 'draft' || payable(invoice.status)) && <NoAccountNotice />}
    <InvoiceNews invoice={invoice} />
  </>
);

export const InvoiceShow = () => (
  <ResourceShow<Invoice>
    name="invoice"
    next={(invoice) => <Pay invoice={invoice} />}
    state={(invoice) => invoice.overdue && <InvoiceStatus invoice={invoice} />}
    commands={() => ({ legalOnly: true })}
    above={(invoice) => <Above invoice={invoice} />}
    aside={(invoice) => <InvoiceBalance invoice={invoice} />}
    asideFirst
    ownPaper
  >
    {(invoice) => (
      <>
        <PaperSheet invoice={invoice} />
        <InvoicePayments invoice={invoice} />
        {!!invoice.credited && (
          <RelatedList<CreditNote>
            name="creditNote"
            of={{ type: declared.type, id: invoice.id }}
            columns={noteColumns}
            cells={noteCells}
            version={invoice.credited}
            screenOnly
          />
        )}
      </>
    )}
  </ResourceShow>
);

/** The page of a client: what is asked for first, then its people, subscriptions, invoices, payments and tickets, and what happened to it. */
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { entity as declared, type Entity } from '#shared/areas/clients/resources/entity';
import { InvoiceStatus } from '#client/areas/billing';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { useWords } from '#client/kit/useWords';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import * as modules from '../../modules';
import type { AnyModule } from '#client/kit/anyModule';
import { Card } from '#client/ui/Card';
import { ClientRecords } from './ClientRecords';
import { ClientState, isToldBySubscription } from './ClientState';
import { ClientStrip } from './ClientStrip';
import { FirstInvoice } from './FirstInvoice';
import { SandboxMark } from './SandboxMark';

/** How to reach it first, then how it stands with us. */
const contact = ['code', 'kind', 'person_in_charge', 'phone', 'email', 'address', 'region', 'city', 'npwp', 'agreement'];
const later = ['modules', 'time_zone'];

function Facts({ client }: { client: Entity }) {
  const { t } = useTranslation('form');
  return (
    <Card title={t('tabs.form')}>
      <RecordFacts module={modules.entity as unknown as AnyModule} record={client} facts={[...contact, ...later]} />
    </Card>
  );
}

const subscriptionColumns = ['number', 'status', 'package', 'period_end'];
const invoiceColumns = ['number', 'total', 'balance', 'due_date', 'status'];
const invoiceCells = { status: (invoice: Invoice) => <InvoiceStatus invoice={invoice} /> };
const paymentColumns = ['reference', 'amount', 'paid_at', 'status'];
const ticketColumns = ['subject', 'status', 'priority', 'next_due_at'];
const peopleColumns = ['name', 'role', 'status', 'accepted_at'];

function People({ id }: { id: string }) {
  const { own } = useWords(declared);
  return <RelatedList name="membership" of={{ type: declared.type, id }} title={own['people']!} columns={peopleColumns} searched />;
}

export const EntityShow = () => (
  <ResourceShow<Entity>
    name="entity"
    state={(client) => isToldBySubscription(client) && <ClientState client={client} />}
    mark={(client) => <SandboxMark client={client} />}
    above={(client) => (
      <>
        <FirstInvoice client={client} />
        <ClientStrip client={client} />
      </>
    )}
    aside={(client) => <Facts client={client} />}
  >
    {({ id }) => {
      const of = { type: declared.type, id };
      return (
        <>
          <People id={id} />
          <RelatedList name="clientsubsheader" of={of} columns={subscriptionColumns} />
          <RelatedList<Invoice> name="invoice" of={of} columns={invoiceColumns} cells={invoiceCells} />
          <RelatedList name="payment" of={of} columns={paymentColumns} />
          <RelatedList name="ticket" of={of} columns={ticketColumns} />
          <ClientRecords id={id} />
        </>
      );
    }}
  </ResourceShow>
);

/** The page of a client: who it is and how it is reached, its subscriptions, people, invoices and tickets, and what happened to it. */
import { useTranslation } from 'react-i18next';
import { entity as declared, type Entity } from '#shared/areas/clients/resources/entity';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import * as modules from '../../modules';
import type { AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import { Card } from '#client/ui/Card';
import { ClientTabs } from './ClientTabs';
import { SandboxMark } from './SandboxMark';
import { seatsOf } from './seats';

/** How to reach it first, then how it stands with us. */
const contact = ['code', 'kind', 'person_in_charge', 'phone', 'email', 'address', 'region', 'city', 'npwp', 'agreement'];
const later = ['next_invoice_at', 'modules', 'time_zone'];

function Facts({ client }: { client: Entity }) {
  const { t } = useTranslation('form');
  const { fields } = useWords(declared);
  return (
    <Card title={t('tabs.form')}>
      <RecordFacts
        module={modules.entity as unknown as AnyModule}
        record={client}
        facts={[...contact, 'subscription_status', [fields.seats_used, seatsOf(client)], ...later]}
      />
    </Card>
  );
}

const subscriptionColumns = ['number', 'status', 'package', 'created_at'];
const invoiceColumns = ['number', 'status', 'total', 'balance', 'due_date'];
const ticketColumns = ['subject', 'status', 'priority', 'next_due_at'];
const peopleColumns = ['name', 'role', 'status', 'accepted_at'];

export const EntityShow = () => (
  <ResourceShow<Entity>
    name="entity"
    mark={(client) => <SandboxMark client={client} />}
    aside={(client) => <Facts client={client} />}
    asideFirst
  >
    {({ id }) => {
      const of = { type: declared.type, id };
      return (
        <>
          <RelatedList name="clientsubsheader" of={of} columns={subscriptionColumns} />
          <RelatedList name="invoice" of={of} columns={invoiceColumns} />
          <RelatedList name="ticket" of={of} columns={ticketColumns} />
          <RelatedList name="membership" of={of} columns={peopleColumns} searched />
          <ClientTabs id={id} />
        </>
      );
    }}
  </ResourceShow>
);

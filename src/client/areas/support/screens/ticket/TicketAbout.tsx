/** What a ticket is about, as cards in addition to its thread: an invoice, a subscription, a module. For those who may see it. Rule: TKT-9. */
import { Link } from 'react-router';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { nameOf, useRecord } from '#client/kit/anyModule';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { useFetched } from '#client/kit/useFetched';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { Card } from '#client/ui/Card';

/** The values that a card shows. */
const shown = {
  invoice: ['status', 'total', 'balance', 'due_date'],
  clientsubsheader: ['status', 'package', 'period_end', 'next_invoice_at'],
  module: ['package', 'price', 'status'],
} as const;

type Name = keyof typeof shown;

function About({ name, id }: { name: Name; id: string }) {
  const module = loadedModule(name);
  useFetched(module, [id]);
  const record = useRecord(module, id);
  const opens = useCan(name, 'update', record) || pathsOf(name).show !== undefined;
  const { fields } = useWords(modules.ticket.resource);
  if (!record) return null;
  const called = nameOf(module, record);
  return (
    <Card title={fields[name]} badge={opens ? <Link to={recordPath(name, id)}>{called}</Link> : called}>
      <RecordFacts module={module} record={record} facts={shown[name]} />
    </Card>
  );
}

export const TicketAbout = ({ ticket: { invoice, clientsubsheader, module } }: { ticket: Ticket }) => (
  <>
    {invoice && <About name="invoice" id={invoice.id} />}
    {clientsubsheader && <About name="clientsubsheader" id={clientsubsheader.id} />}
    {module && <About name="module" id={module.id} />}
  </>
);

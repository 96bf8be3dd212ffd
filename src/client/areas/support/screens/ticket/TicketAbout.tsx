/** What a ticket is about, as cards beside its thread: an invoice, a subscription, a module. For those who may see it. Rule: TKT-9. */
import { Link } from 'react-router';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { nameOf, useRecord, type AnyModule } from '#client/kit/anyModule';
import { useFetched } from '#client/kit/useFetched';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { modules } from '#client/areas/modules';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useDeclaredList } from '#client/kit/resource/useDeclaredList';
import css from './ticket.module.css';

/** The values that a card shows, as the lists of these resources show them. */
const shown = {
  invoice: ['status', 'total', 'balance', 'due_date'],
  clientsubsheader: ['status', 'package', 'period_end', 'next_invoice_at'],
  module: ['package', 'price', 'status'],
} as const;

type Name = keyof typeof shown;

function Card({ name, id }: { name: Name; id: string }) {
  const module = modules[name] as unknown as AnyModule;
  useFetched(module, [id]);
  const record = useRecord(module, id);
  const mayEdit = useCan(name, 'update', record);
  const { fields } = useWords(modules.ticket.resource);
  const { columns } = useDeclaredList(name);
  if (!record) return null;
  const called = nameOf(module, record);
  const values = columns.filter(({ field }) => (shown[name] as readonly string[]).includes(field) && (record[field] ?? null) !== null);
  return (
    <section className={css.about} aria-label={fields[name]}>
      <p className={css.kind}>{fields[name]}</p>
      <h3>{mayEdit || pathsOf(name).show ? <Link to={recordPath(name, id)}>{called}</Link> : called}</h3>
      <dl>
        {values.map(({ field, label, cell }) => (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{cell(record)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const TicketAbout = ({ ticket: { invoice, clientsubsheader, module } }: { ticket: Ticket }) => (
  <>
    {invoice && <Card name="invoice" id={invoice.id} />}
    {clientsubsheader && <Card name="clientsubsheader" id={clientsubsheader.id} />}
    {module && <Card name="module" id={module.id} />}
  </>
);

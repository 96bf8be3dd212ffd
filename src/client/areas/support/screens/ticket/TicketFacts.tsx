/** Next to the thread: the promised times, the facts of the ticket, and what it is about. Rules: TKT-4, TKT-8. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { DateText } from '#client/ui/DateText';
import { StatusChip } from '#client/ui/StatusChip';
import { pathsOf } from '#client/kit/resource/paths';
import { useDeclaredList } from '#client/kit/resource/useDeclaredList';
import { DueChip } from './DueChip';
import { IncidentChecklist } from './IncidentChecklist';
import css from './ticket.module.css';
import { TicketAbout } from './TicketAbout';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** `hours`: what is left of it is named in hours. */
type PromisedProps = { label: string; due: string | null; done: string | null; status: Ticket['status']; hours?: boolean };

/** One promise: kept, late, running, or standing still. */
function Promised({ label, due, done, status, hours = false }: PromisedProps) {
  const { own } = useWords(modules.ticket.resource);
  const isLate = done !== null && due !== null && done > due;
  return (
    <Fact label={label}>
      {done && (
        <>
          <StatusChip tone={isLate ? 'danger' : 'success'}>{own[isLate ? 'late' : 'keptInTime']}</StatusChip> <DateText iso={done} />
        </>
      )}
      {!done && due && (
        <>
          <DueChip iso={due} hours={hours} /> <DateText iso={due} />
        </>
      )}
      {!done && !due && (status === 'pending_customer' ? own['paused'] : own['noClock'])}
    </Fact>
  );
}

export function TicketFacts({ ticket, isStaff }: { ticket: Ticket; isStaff: boolean }) {
  const { own, fields, choices } = useWords(modules.ticket.resource);
  const { columns } = useDeclaredList('ticket');
  const mayEdit = useCan('ticket', 'update', ticket) && ticket.status !== 'closed';
  return (
    <aside className={css.facts} aria-label={own['facts']}>
      <h2>{own['promised']}</h2>
      <dl>
        <Promised label={own['response']!} due={ticket.response_due_at} done={ticket.responded_at} status={ticket.status} />
        <Promised label={own['solution']!} due={ticket.solution_due_at} done={ticket.resolved_at} status={ticket.status} />
        {ticket.notice_due_at && (
          <Promised label={own['notice']!} due={ticket.notice_due_at} done={ticket.notice_at} status={ticket.status} hours />
        )}
      </dl>
      {isStaff && ticket.notice_due_at && <IncidentChecklist ticket={ticket} />}
      <h2>{own['facts']}</h2>
      <dl>
        <Fact label={fields.category}>{choices.category[ticket.category]}</Fact>
        {ticket.priority && <Fact label={fields.priority}>{choices.priority[ticket.priority]}</Fact>}
        <Fact label={fields.requester_name}>{ticket.requester_name ?? '–'}</Fact>
        <Fact label={fields.assignee_name}>{ticket.assignee_name ?? '–'}</Fact>
        {ticket.page && <Fact label={fields.page}>{ticket.page}</Fact>}
        {ticket.satisfaction && <Fact label={fields.satisfaction}>{ticket.satisfaction}</Fact>}
        {!!ticket.tags?.length && <Fact label={fields.tags}>{columns.find(({ field }) => field === 'tags')?.cell(ticket)}</Fact>}
      </dl>
      <TicketAbout ticket={ticket} />
      {mayEdit && <Link to={pathsOf('ticket').edit(ticket.id)}>{own['editFacts']}</Link>}
    </aside>
  );
}

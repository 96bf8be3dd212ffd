/** Next to the thread: the promised times, the facts of the ticket, and what it is about. Rules: TKT-4, TKT-8. */
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { useDeclaredList } from '#client/kit/resource/useDeclaredList';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { DateText } from '#client/ui/DateText';
import { Facts, type Fact } from '#client/ui/Facts';
import { StatusChip } from '#client/ui/StatusChip';
import { ClientCard } from './ClientCard';
import { DueChip } from './DueChip';
import { IncidentChecklist } from './IncidentChecklist';
import { TicketAbout } from './TicketAbout';

/** `hours`: what is left of it is told in hours. */
type PromisedProps = { due: string | null; done: string | null; status: Ticket['status']; hours?: boolean };

/** One promise: kept, late, running, or standing still. */
function Promised({ due, done, status, hours = false }: PromisedProps) {
  const { own } = useWords(modules.ticket.resource);
  if (done) {
    const isLate = due !== null && done > due;
    return (
      <>
        <StatusChip tone={isLate ? 'danger' : 'success'}>{own[isLate ? 'late' : 'keptInTime']}</StatusChip> <DateText iso={done} />
      </>
    );
  }
  if (!due) return status === 'pending_customer' ? own['paused'] : own['noClock'];
  return (
    <>
      <DueChip iso={due} hours={hours} /> <DateText iso={due} />
    </>
  );
}

export function TicketFacts({ ticket, isStaff }: { ticket: Ticket; isStaff: boolean }) {
  const { own, fields } = useWords(modules.ticket.resource);
  const { columns } = useDeclaredList('ticket');
  const { status, notice_due_at, notice_at } = ticket;
  const promises: readonly Fact[] = [
    [own['response']!, <Promised key="response" due={ticket.response_due_at} done={ticket.responded_at} status={status} />],
    [own['solution']!, <Promised key="solution" due={ticket.solution_due_at} done={ticket.resolved_at} status={status} />],
    ...(notice_due_at
      ? [[own['notice']!, <Promised key="notice" due={notice_due_at} done={notice_at} status={status} hours />] as const]
      : []),
  ];
  return (
    <>
      <Card title={own['promised']!}>
        <Facts facts={promises} />
      </Card>
      {isStaff && notice_due_at && <IncidentChecklist ticket={ticket} />}
      {isStaff && <ClientCard ticket={ticket} />}
      <Card title={own['facts']!}>
        <RecordFacts
          module={modules.ticket as unknown as AnyModule}
          record={ticket}
          facts={[
            'category',
            'priority',
            [fields.requester_name, ticket.requester_name ?? '–'],
            [fields.assignee_name, ticket.assignee_name ?? '–'],
            ...(isStaff ? [] : ['entity']),
            'page',
            'satisfaction',
            [fields.tags, !!ticket.tags?.length && columns.find(({ field }) => field === 'tags')?.cell(ticket)],
          ]}
        />
      </Card>
      <TicketAbout ticket={ticket} />
    </>
  );
}

/** The list of tickets; for staff a queue with saved filters, what is due next first. Rule: TKT-9. */
import { useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import { related, title, words, type Column } from '#client/kit/grid/columns';
import { useWords } from '#client/kit/useWords';
import { hasScope } from '#shared/access';
import { useAppSelector } from '#client/store/hooks';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { SavedFilters } from '#client/kit/resource/SavedFilters';
import type { Row } from '#client/services/serviceResults';
import type { TicketPriority } from '#shared/areas/support/domain/ticketStates';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { DueChip } from './DueChip';
import { PriorityMark } from './PriorityMark';
import { TakeButton } from './TakeButton';
import css from './ticket.module.css';
import { useQueueKeys } from './useQueueKeys';

/** Tells which keys go through the queue; where there is no keyboard it stays away. */
function QueueKeys() {
  const { own } = useWords(modules.ticket.resource);
  return (
    <p className={css.queueKeys}>
      <kbd>J</kbd> <kbd>K</kbd> {own['keysMove']} <kbd>Enter</kbd> {own['keysOpen']}
    </p>
  );
}

const unsolved = 'status=new,open,pending_customer';
/** What the queue of staff shows at first. */
const QUEUE = `?${unsolved}&sort=next_due_at`;

export function TicketList() {
  const { columns, own: said } = useWords(modules.ticket.resource);
  const actor = useAppSelector(me.selectors.actor);
  const { pathname, search } = useLocation();
  const isStaff = hasScope(actor!, 'manage tickets');
  useQueueKeys(isStaff);
  const own = useMemo((): Readonly<Record<string, Column>> => {
    const text = (row: Row) => String(row['next_due_at'] ?? '');
    const cell = (row: Row) => (row['next_due_at'] ? <DueChip iso={text(row)} /> : null);
    const assignee = (row: Row) => String(row['assignee_name'] ?? '');
    const named = words({ field: 'assignee_name', label: columns.assignee_name });
    const number = (row: Row) => String(row['number'] ?? '');
    const client = related({ field: 'entity', label: columns.entity, module: loadedModule('entity') });
    const person = (row: Row) => `${said['noClient']} · ${String(row['requester_name'] ?? '–')}`;
    return {
      subject: title({
        field: 'subject',
        label: columns.subject,
        mark: (row) => Boolean(row['priority']) && <PriorityMark priority={row['priority'] as TicketPriority} />,
      }),
      entity: {
        ...client,
        cell: (row) => (row['entity'] ? client.cell(row) : <div className={css.person}>{person(row)}</div>),
        text: (row, state) => (row['entity'] ? client.text(row, state) : person(row)),
      },
      number: {
        field: 'number',
        label: columns.number,
        width: 150,
        cell: (row) => <span className="tabular">{number(row)}</span>,
        text: number,
      },
      assignee_name: {
        field: 'assignee_name',
        label: columns.assignee_name,
        width: 100,
        cell: (row) => named.cell(row) ?? <TakeButton ticket={row as unknown as Ticket} inRow />,
        text: assignee,
      },
      next_due_at: { field: 'next_due_at', label: columns.next_due_at, width: 168, cell, text },
    };
  }, [columns, said]);
  const saved = [
    [QUEUE, said['queue']!],
    [`${QUEUE}&assignee=${actor!.id}`, said['mine']!],
    [`${QUEUE}&unassigned=true`, said['unassignedOnes']!],
    [`${QUEUE}&due_state=late,hour`, said['soon']!],
  ] as const;
  if (isStaff && search === '') return <Navigate to={`${pathname}${QUEUE}`} replace />;
  return (
    <ResourceList
      name="ticket"
      own={own}
      saved={
        isStaff && (
          <>
            <SavedFilters filters={saved} />
            <QueueKeys />
          </>
        )
      }
    />
  );
}

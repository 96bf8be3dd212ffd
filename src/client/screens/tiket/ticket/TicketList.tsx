/** The list of tickets; for staff a queue with saved filters, what is due next first. Rule: TKT-9. */
import { useMemo } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import type { Column } from '../../../kit/grid/columns';
import { useWords } from '../../../kit/useWords';
import { hasScope } from '#shared/access';
import { useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';
import { me } from '../../../store/modules/me';
import { ResourceList } from '../../resource/ResourceList';
import { DueChip } from './DueChip';
import css from './ticket.module.css';
import { threadPath } from './ticketPaths';

const unsolved = 'status=new,open,pending_customer';
/** What the queue of staff shows at first. */
const QUEUE = `?${unsolved}&sort=next_due_at`;

function SavedFilters({ person }: { person: string }) {
  const { own } = useWords(modules.ticket.resource);
  const { search } = useLocation();
  const saved = [
    [QUEUE, own['queue']],
    [`${QUEUE}&assignee=${person}`, own['mine']],
    [`${QUEUE}&unassigned=true`, own['unassignedOnes']],
    [`${QUEUE}&due_state=late,hour`, own['soon']],
  ] as const;
  return (
    <nav className={css.saved} aria-label={own['savedFilters']}>
      {saved.map(([query, label]) => (
        <Link key={query} to={`/tiket${query}`} aria-current={decodeURIComponent(search) === query ? 'true' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

export function TicketList() {
  const { columns } = useWords(modules.ticket.resource);
  const actor = useAppSelector(me.selectors.actor);
  const { pathname, search } = useLocation();
  const isStaff = hasScope(actor!, 'manage tickets');
  const own = useMemo((): Readonly<Record<string, Column>> => {
    const text = (row: Readonly<Record<string, unknown>>) => String(row['next_due_at'] ?? '');
    const cell = (row: Readonly<Record<string, unknown>>) => (row['next_due_at'] ? <DueChip iso={text(row)} /> : null);
    const number = (row: Readonly<Record<string, unknown>>) => String(row['number'] ?? '');
    return {
      number: {
        field: 'number',
        label: columns.number,
        width: 150,
        cell: (row) => <span className="tabular">{number(row)}</span>,
        text: number,
      },
      next_due_at: { field: 'next_due_at', label: columns.next_due_at, width: 150, cell, text },
    };
  }, [columns]);
  if (isStaff && search === '') return <Navigate to={`${pathname}${QUEUE}`} replace />;
  return <ResourceList name="ticket" own={own} open={threadPath} more={isStaff && <SavedFilters person={actor!.id} />} />;
}

/** Takes a ticket in one press: it is assigned to the person who presses. For those who manage tickets, of a ticket that is not solved. Rule: TKT-3. */
import Button from '@mui/material/Button';
import { hasScope, type Actor } from '#shared/access';
import { wordsFor } from '#shared/kit/pageWords';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import * as modules from '../../modules';

const over: readonly unknown[] = ['resolved', 'closed'];

/** Whether this person may take it: neither what they asked for themselves, nor what is solved or theirs already. */
const isTakeable = ({ status, assignee, requester }: Ticket, actor: Actor, inRow: boolean): boolean => {
  if (!hasScope(actor, 'manage tickets') || requester?.id === actor.id || over.includes(status)) return false;
  return inRow ? !assignee : assignee?.id !== actor.id;
};

/** @param props.inRow in a row of the queue, where what somebody else takes care of is left to them */
export function TakeButton({ ticket, inRow = false }: { ticket: Ticket; inRow?: boolean }) {
  const { own } = useWords(modules.ticket.resource);
  const dispatch = useAppDispatch();
  const actor = useAppSelector(me.selectors.actor);
  const { busy } = useRequest(modules.ticket as unknown as AnyModule, ticket.id);
  const { id, version, subject } = ticket;
  if (!actor || !isTakeable(ticket, actor, inRow)) return null;
  const take = () => {
    const order = { id, version, input: { assignee: { type: 'users', id: actor.id } } };
    dispatch(
      modules.ticket.commands.assign(order, { notify: `${wordsFor('ticket')}:own.taken`, values: { name: subject } }, { refresh: true }),
    );
  };
  return (
    <Button
      size="small"
      variant={inRow ? 'outlined' : 'contained'}
      loading={busy === 'run'}
      {...(inRow && { 'aria-label': `${own['take']}: ${subject}` })}
      onClick={(event) => {
        event.stopPropagation();
        take();
      }}
    >
      {own['take']}
    </Button>
  );
}

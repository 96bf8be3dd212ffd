/** One ticket: its thread, the box to answer in, the promised times and what can be done. Rule: TKT-9. */
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { AnyModule } from '#client/kit/anyModule';
import { CommandDialog } from '#client/kit/resource/commands/lazyDialog';
import { recordPath } from '#client/kit/resource/paths';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { ReplyBox } from './ReplyBox';
import css from './ticket.module.css';
import { TakeButton } from './TakeButton';
import { TicketFacts } from './TicketFacts';
import { TicketThread } from './TicketThread';

/** Where the conversation came from, and where it goes on. */
function Neighbours({ ticket }: { ticket: Ticket }) {
  const { own } = useWords(modules.ticket.resource);
  const neighbours = [
    [ticket.previous, own['previousTicket']],
    [ticket.successor, own['continued']],
  ] as const;
  return neighbours.map(
    ([other, text]) =>
      other && (
        <p key={text} className={css.neighbour}>
          {text} <Link to={recordPath('ticket', other.id)}>{own['openOther']}</Link>
        </p>
      ),
  );
}

/** The thread and the box below it; staff make another question in a message a ticket of its own. */
function Conversation({ ticket, isStaff }: { ticket: Ticket; isStaff: boolean }) {
  const { commands } = useWords(modules.ticket.resource);
  const [split, setSplit] = useState<string | null>(null);
  return (
    <>
      <TicketThread ticket={ticket} isStaff={isStaff} onSplit={isStaff ? setSplit : undefined} />
      <ReplyBox ticket={ticket} isStaff={isStaff} />
      {split !== null && (
        <Suspense fallback={null}>
          <CommandDialog
            module={modules.ticket as unknown as AnyModule}
            record={ticket}
            name="split"
            words={commands.split!}
            given={{ message: split, subject: '' }}
            onClose={() => setSplit(null)}
          />
        </Suspense>
      )}
    </>
  );
}

export function TicketShow() {
  const actor = useAppSelector(me.selectors.actor)!;
  const isStaffOf = ({ requester }: Ticket) => hasScope(actor, 'manage tickets') && requester?.id !== actor.id;
  return (
    <ResourceShow<Ticket>
      name="ticket"
      mark={({ number }) => <span className="tabular">{number}</span>}
      // A message is written in the box below; how content the requester is, only they say.
      commands={(ticket) => ({ legalOnly: true, without: isStaffOf(ticket) ? ['reply', 'confirm', 'rate', 'split'] : ['reply'] })}
      next={(ticket) => <TakeButton ticket={ticket} />}
      ownPresence
      ownTimeline
      above={(ticket) => <Neighbours ticket={ticket} />}
      aside={(ticket) => <TicketFacts ticket={ticket} isStaff={isStaffOf(ticket)} />}
    >
      {(ticket) => <Conversation ticket={ticket} isStaff={isStaffOf(ticket)} />}
    </ResourceShow>
  );
}

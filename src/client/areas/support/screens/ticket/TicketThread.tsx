/** The thread of a ticket: the first message, answers, events, and for staff the internal notes, which look different, and mails as they came. Rules: TKT-2, TKT-6, TKT-13. */
import { useEffect, useId } from 'react';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { TicketEntry } from '#shared/areas/support/resources/ticketEntry';
import type { TicketMail } from '#shared/areas/support/resources/ticketMail';
import type { TicketNote } from '#shared/areas/support/resources/ticketNote';
import type { TicketSession } from '#shared/areas/support/resources/ticketSession';
import type { AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { Message, type OnSplit, type Shown } from './Message';
import css from './ticket.module.css';

/** Asks for what belongs to a ticket, again with each of its versions. */
const useOfTicket = (module: AnyModule, { id, version }: Ticket, isAsked: boolean) => {
  const dispatch = useAppDispatch();
  const key = `thread ${id}`;
  useEffect(() => {
    if (!isAsked) return;
    const page = { number: 1, size: limits.pageSize };
    dispatch(module.actions.list(key, { ...firstPage, page, sort: ['created_at'], filter: { ticket: [id] } }));
  }, [dispatch, module, key, id, version, isAsked]);
  useEffect(() => () => void dispatch(module.actions.leave(key)), [dispatch, module, key]);
  return useAppSelector((state) => module.selectors.list(state, key)).rows as readonly unknown[];
};

type Texts = Readonly<Record<string, string>>;
type TicketTexts = { readonly fields: Texts; readonly choices: Readonly<Record<string, Texts>>; readonly own: Texts };

/** What changed, and what it became: "Status: Ditangani". */
const eventText = ({ event, value }: TicketEntry, { fields, choices, own }: TicketTexts): string => {
  if (event === 'session') return own['sessionAttached']!;
  if (event === 'split') return `${own['wasSplit']} ${value ?? ''}`;
  const name = event === 'priority' ? 'priority' : 'status';
  return `${fields[name]}: ${choices[name]?.[value ?? ''] ?? value ?? ''}`;
};

const entryOf = (entry: TicketEntry, texts: TicketTexts): Shown => ({
  id: entry.id,
  at: entry.created_at,
  look: entry.kind ?? 'event',
  author: entry.author_name ?? '',
  text: entry.kind === 'event' ? eventText(entry, texts) : (entry.message ?? ''),
  fullText: entry.full_text,
  files: entry.files,
  type: 'ticket-entries',
  isSession: entry.event === 'session',
});

const noteOf = ({ id, created_at: at, author_name, message, full_text: fullText, files }: TicketNote): Shown => ({
  id,
  at,
  look: 'note',
  author: author_name ?? '',
  text: message,
  fullText,
  files,
  type: 'ticket-notes',
});

const useShown = (ticket: Ticket, isStaff: boolean): readonly Shown[] => {
  const texts = useWords(modules.ticket.resource) as unknown as TicketTexts;
  const seesNotes = useCan('ticketNote', 'list') && isStaff;
  const entries = useOfTicket(modules.ticketEntry as unknown as AnyModule, ticket, true) as readonly TicketEntry[];
  const notes = useOfTicket(modules.ticketNote as unknown as AnyModule, ticket, seesNotes) as readonly TicketNote[];
  const mails = useOfTicket(modules.ticketMail as unknown as AnyModule, ticket, seesNotes) as readonly TicketMail[];
  const sessions = useOfTicket(modules.ticketSession as unknown as AnyModule, ticket, seesNotes) as readonly TicketSession[];
  const first: Shown = {
    id: ticket.id,
    at: ticket.created_at,
    look: 'customer',
    author: ticket.requester_name ?? '',
    text: ticket.message,
    fullText: ticket.full_text,
    files: ticket.files,
    type: 'tickets',
  };
  // Ids grow with time: they order what happened in one instant.
  const later = [...entries.map((one) => entryOf(one, texts)), ...notes.map(noteOf)].sort(
    (one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id),
  );
  return [first, ...later].map((one) => ({
    ...one,
    mail: mails.find(({ message_id }) => message_id === one.id),
    // A ticket has one session at most.
    session: one.isSession ? sessions[0]?.id : undefined,
  }));
};

type Props = { ticket: Ticket; isStaff: boolean; onSplit: OnSplit };

export function TicketThread({ ticket, isStaff, onSplit }: Props) {
  const { own } = useWords(modules.ticket.resource);
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={css.heading}>
        {own['thread']}
      </h2>
      <ol className={css.thread}>
        {useShown(ticket, isStaff).map((one) => (
          <Message key={one.id} {...one} onSplit={onSplit} />
        ))}
      </ol>
    </section>
  );
}

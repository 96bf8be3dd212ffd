/** The thread of a ticket: the first message, answers, events, and for staff the internal notes, which look different. Rules: TKT-2, TKT-6. */
import Button from '@mui/material/Button';
import { useEffect, useId } from 'react';
import type { AttachedFile } from '#shared/domain/file';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { TicketEntry } from '#shared/areas/support/resources/ticketEntry';
import type { TicketNote } from '#shared/areas/support/resources/ticketNote';
import type { AnyModule } from '#client/kit/anyModule';
import { AttachedFiles } from '#client/kit/AttachedFiles';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { DateText } from '#client/ui/DateText';
import { Thumbnails } from './Thumbnails';
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

type Shown = {
  readonly id: string;
  readonly at: string;
  readonly look: 'customer' | 'agent' | 'note' | 'event';
  readonly author: string;
  readonly text: string;
  readonly files: readonly AttachedFile[] | null;
  /** JSON:API type of the record that holds the files. */
  readonly type: string;
};

type Texts = Readonly<Record<string, string>>;
type TicketTexts = { readonly fields: Texts; readonly choices: Readonly<Record<string, Texts>>; readonly own: Texts };

/** What changed, and what it became: "Status: Ditangani". */
const eventText = ({ event, value }: TicketEntry, { fields, choices, own }: TicketTexts): string => {
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
  files: entry.files,
  type: 'ticket-entries',
});

const noteOf = ({ id, created_at: at, author_name, message, files }: TicketNote): Shown => ({
  id,
  at,
  look: 'note',
  author: author_name ?? '',
  text: message,
  files,
  type: 'ticket-notes',
});

const useShown = (ticket: Ticket, isStaff: boolean): readonly Shown[] => {
  const texts = useWords(modules.ticket.resource) as unknown as TicketTexts;
  const seesNotes = useCan('ticketNote', 'list') && isStaff;
  const entries = useOfTicket(modules.ticketEntry as unknown as AnyModule, ticket, true) as readonly TicketEntry[];
  const notes = useOfTicket(modules.ticketNote as unknown as AnyModule, ticket, seesNotes) as readonly TicketNote[];
  const first: Shown = {
    id: ticket.id,
    at: ticket.created_at,
    look: 'customer',
    author: ticket.requester_name ?? '',
    text: ticket.message,
    files: ticket.files,
    type: 'tickets',
  };
  // Ids grow with time: they order what happened in one instant.
  const later = [...entries.map((one) => entryOf(one, texts)), ...notes.map(noteOf)].sort(
    (one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id),
  );
  return [first, ...later];
};

/** What staff do with a message of the requester: another question in it becomes a ticket of its own. */
type OnSplit = ((message: string) => void) | undefined;

function Message({ id, look, author, at, text, files, type, onSplit }: Shown & { onSplit: OnSplit }) {
  const { own } = useWords(modules.ticket.resource);
  const role = { customer: '', agent: own['staff'], note: own['note'], event: '' }[look];
  return (
    <li className={css.entry} data-look={look}>
      <div className={css.byline}>
        <strong>{author}</strong>
        {role && <span className={css.role}>{role}</span>}
        <DateText iso={at} />
      </div>
      {look === 'note' && <p className={css.hint}>{own['noteHint']}</p>}
      <p className={css.text}>{text}</p>
      <Thumbnails place={{ type, id, field: 'files' }} files={files} />
      <AttachedFiles place={{ type, id, field: 'files' }} files={files} />
      {onSplit && look === 'customer' && (
        <Button size="small" className={css.split ?? ''} onClick={() => onSplit(text)}>
          {own['splitThis']}
        </Button>
      )}
    </li>
  );
}

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

/** One entry of a ticket's thread: its words and files, and for a mail all of its words and the original. Rules: TKT-2, TKT-13, PRV-11. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AttachedFile } from '#shared/domain/file';
import type { TicketMail } from '#shared/areas/support/resources/ticketMail';
import { AttachedFiles } from '#client/kit/AttachedFiles';
import { useWords } from '#client/kit/useWords';
import { useOpenFile } from '#client/store/fileOpening';
import * as modules from '../../modules';
import { DateText } from '#client/ui/DateText';
import { Thumbnails } from './Thumbnails';
import css from './ticket.module.css';

export type Shown = {
  readonly id: string;
  readonly at: string;
  readonly look: 'customer' | 'agent' | 'note' | 'event';
  readonly author: string;
  readonly text: string;
  /** All words of a mail, where `text` leaves some out. */
  readonly fullText?: string | null;
  readonly files: readonly AttachedFile[] | null;
  /** JSON:API type of the record that holds the files. */
  readonly type: string;
  /** The mail as it came, for staff. */
  readonly mail?: TicketMail | undefined;
  /** It says that a session was attached; for staff, the id of the session. */
  readonly isSession?: boolean;
  readonly session?: string | undefined;
};

/** What staff do with a message of the requester: another question in it becomes a ticket of its own. */
export type OnSplit = ((message: string) => void) | undefined;

function OriginalMail({ id, info }: { id: string; info: AttachedFile }) {
  const { own } = useWords(modules.ticket.resource);
  const { open, isBusy } = useOpenFile({ type: 'ticket-mails', id, field: 'files', file: info.id });
  return (
    <Button size="small" disabled={isBusy} onClick={() => open(info, 'save')}>
      {own['originalMail']}
    </Button>
  );
}

type ActionsProps = Pick<Shown, 'look' | 'text' | 'fullText' | 'mail' | 'session'> & {
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  onSplit: OnSplit;
};

/** What can be done with a message: show all words of its mail, save the mail, make a ticket of it. */
function MessageActions({ look, text, fullText, mail, session, isWhole, onWhole, onSplit }: ActionsProps) {
  const { own } = useWords(modules.ticket.resource);
  const original = mail?.files?.[0];
  const isSplit = onSplit && look === 'customer';
  if (![isSplit, fullText, original, session].some(Boolean)) return null;
  return (
    <div className={css.entryActions}>
      {fullText && (
        <Button size="small" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
          {isWhole ? own['ownText'] : own['fullText']}
        </Button>
      )}
      {session && (
        <Button size="small" component={Link} to={`/tiket/session/${session}`}>
          {own['openSession']}
        </Button>
      )}
      {original && <OriginalMail id={mail.id} info={original} />}
      {isSplit && (
        <Button size="small" onClick={() => onSplit(text)}>
          {own['splitThis']}
        </Button>
      )}
    </div>
  );
}

export function Message({ onSplit, ...shown }: Shown & { onSplit: OnSplit }) {
  const { id, look, author, at, text, fullText, files, type } = shown;
  const { own } = useWords(modules.ticket.resource);
  const [isWhole, setWhole] = useState(false);
  const role = { customer: '', agent: own['staff'], note: own['note'], event: '' }[look];
  return (
    <li className={css.entry} data-look={look}>
      <div className={css.byline}>
        <strong>{author}</strong>
        {role && <span className={css.role}>{role}</span>}
        <DateText iso={at} />
      </div>
      {look === 'note' && <p className={css.hint}>{own['noteHint']}</p>}
      <p className={css.text}>{isWhole ? fullText : text}</p>
      <Thumbnails place={{ type, id, field: 'files' }} files={files} />
      <AttachedFiles place={{ type, id, field: 'files' }} files={files} />
      <MessageActions {...shown} isWhole={isWhole} onWhole={setWhole} onSplit={onSplit} />
    </li>
  );
}

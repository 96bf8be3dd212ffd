/** Where a reply or an internal note is written. What is typed is kept in this browser until it is sent (LST-11); beside it, who else is there (TKT-7). */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { sentence } from '#shared/errors';
import { MOST_MESSAGE, ticket as ticketResource, type Ticket } from '#shared/resources/ticket';
import { LivePresence } from '../../../kit/LivePresence';
import { useWords } from '../../../kit/useWords';
import { useCan } from '../../../store/access';
import { modules } from '../../../store/modules';
import { useDraft } from '../../../store/remembered';
import { useLanguage } from '../../../ui/useLanguage';
import { CannedAnswers } from './CannedAnswers';
import css from './ticket.module.css';
import { useInsertion } from './useInsertion';
import { useSending, type Kind } from './useSending';

/** Milliseconds without typing before the draft is kept. */
const PAUSE = 400;

/** The text of a draft, kept while it is typed and dropped when it is empty. A draft may be read from the browser after the box is shown. */
const useKeptText = (name: string) => {
  const { draft, keep, drop } = useDraft(name);
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => (typed.trim() ? keep({ message: typed }) : drop()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, keep, drop]);
  const text = typed ?? String(draft?.values['message'] ?? '');
  // At once: the box may be gone before the pause is over.
  const clear = () => {
    setTyped(null);
    drop();
  };
  return { text, setText: setTyped, clear, isKept: draft !== undefined && text.trim() !== '' };
};

/** Who else is at this ticket. Beside the button: what one types must not move when somebody comes. */
const Others = ({ id, isWriting }: { id: string; isWriting: boolean }) => (
  <LivePresence type={ticketResource.type} id={id} mode={isWriting ? 'writing' : 'reading'} said="conversation" />
);

function Box({ ticket, kind, isStaff }: { ticket: Ticket; kind: Kind; isStaff: boolean }) {
  const { own } = useWords(modules.ticket.resource);
  const language = useLanguage();
  const { text, setText, clear, isKept } = useKeptText(`ticket-${kind}-${ticket.id}`);
  const { send, busy, problem } = useSending(ticket, kind);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() && !busy && (await send(text))) clear();
  };
  const { input, insert } = useInsertion(text, setText);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
  };
  return (
    <form className={css.box} data-look={kind} onSubmit={(event) => void submit(event)}>
      {problem && <Alert severity="error">{sentence(problem.code, language, problem.meta)}</Alert>}
      <TextField
        label={own[kind === 'note' ? 'writeNote' : 'write']}
        helperText={kind === 'note' ? own['noteHint'] : isKept ? own['kept'] : ' '}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        multiline
        inputRef={input}
        minRows={4}
        maxRows={14}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MOST_MESSAGE } }}
      />
      {kind === 'reply' && isStaff && <CannedAnswers ticket={ticket} onInsert={insert} />}
      <div className={css.sending}>
        <Button type="submit" variant="contained" loading={busy} disabled={!text.trim()}>
          {own[kind === 'note' ? 'addNote' : 'send']}
        </Button>
        {isStaff && <Others id={ticket.id} isWriting={text.trim() !== ''} />}
      </div>
    </form>
  );
}

export function ReplyBox({ ticket, isStaff }: { ticket: Ticket; isStaff: boolean }) {
  const { own, commands } = useWords(modules.ticket.resource);
  const mayNote = useCan('ticketNote', 'add') && isStaff;
  const [kind, setKind] = useState<Kind>('reply');
  const id = useId();
  if (!mayNote) return <Box ticket={ticket} kind="reply" isStaff={isStaff} />;
  return (
    <div>
      <Tabs value={kind} onChange={(_, chosen: Kind) => setKind(chosen)} aria-label={own['write']}>
        <Tab value="reply" label={commands.reply!.label} id={`${id}-reply`} aria-controls={`${id}-box`} />
        <Tab value="note" label={own['note']} id={`${id}-note`} aria-controls={`${id}-box`} />
      </Tabs>
      <div role="tabpanel" id={`${id}-box`} aria-labelledby={`${id}-${kind}`}>
        <Box key={kind} ticket={ticket} kind={kind} isStaff />
      </div>
    </div>
  );
}

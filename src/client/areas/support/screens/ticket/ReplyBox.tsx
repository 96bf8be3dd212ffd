/** Where a reply or an internal note is written. What is typed is stored in this browser until it is sent (LST-11); next to it, who else is there (TKT-7). */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useId, useState, type ComponentProps, type KeyboardEvent, type SyntheticEvent } from 'react';
import { sentence } from '#shared/errors';
import { MOST_MESSAGE, ticket as ticketResource, type Ticket } from '#shared/areas/support/resources/ticket';
import { AttachFiles } from '#client/kit/form/AttachFiles';
import { LivePresence } from '#client/kit/LivePresence';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { useLanguage } from '#client/ui/useLanguage';
import { CannedAnswers } from './CannedAnswers';
import css from './ticket.module.css';
import { useInsertion } from './useInsertion';
import { useKeptReply } from './useKeptReply';
import { useSending, type Kind } from './useSending';

const { types = [], max = 0, most = 0 } = ticketResource.attributes.files;
const rules = { types, max, most };

const isSent = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey);

type FilesProps = Pick<ComponentProps<typeof AttachFiles>, 'files' | 'onChange'>;

function ReplyFiles(props: FilesProps) {
  const { fields } = useWords(modules.ticket.resource);
  const label = useId();
  return (
    <div className={css.files}>
      <span id={label} className="visually-hidden">
        {fields.files}
      </span>
      <AttachFiles id={`${label}-files`} labelledBy={label} rules={rules} {...props} />
    </div>
  );
}

/** Who else is at this ticket. Next to the button: what one types must not move when somebody comes. */
const Others = ({ id, isWriting }: { id: string; isWriting: boolean }) => (
  <LivePresence type={ticketResource.type} id={id} mode={isWriting ? 'writing' : 'reading'} said="conversation" />
);

function Box({ ticket, kind, isStaff }: { ticket: Ticket; kind: Kind; isStaff: boolean }) {
  const { own } = useWords(modules.ticket.resource);
  const language = useLanguage();
  const { text, files, setText, setFiles, clear, isKept } = useKeptReply(`ticket-${kind}-${ticket.id}`);
  const { send, busy, problem } = useSending(ticket, kind);
  // Nothing is sent before all of its files have arrived.
  const isReady = text.trim() !== '' && files.every((file) => file.id);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady && !busy && (await send({ message: text, files }))) clear();
  };
  const { input, insert } = useInsertion(text, setText);
  return (
    <form className={css.box} data-look={kind} onSubmit={(event) => void submit(event)}>
      {problem && <Alert severity="error">{sentence(problem.code, language, problem.meta)}</Alert>}
      <TextField
        label={own[kind === 'note' ? 'writeNote' : 'write']}
        helperText={kind === 'note' ? own['noteHint'] : isKept ? own['kept'] : ' '}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => isSent(event) && void submit(event)}
        multiline
        inputRef={input}
        minRows={4}
        maxRows={14}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MOST_MESSAGE } }}
      />
      {kind === 'reply' && isStaff && <CannedAnswers ticket={ticket} onInsert={insert} />}
      <ReplyFiles files={files} onChange={setFiles} />
      <div className={css.sending}>
        <Button type="submit" variant="contained" loading={busy} disabled={!isReady}>
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

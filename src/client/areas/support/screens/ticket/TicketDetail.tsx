/** One ticket: its thread, the box to answer in, the promised times and what can be done. Rule: TKT-9. */
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { hasScope } from '#shared/access';
import { isUuid } from '#shared/kit/values';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordPage } from '#client/kit/RecordPage';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { EmptyState } from '#client/ui/EmptyState';
import { PageHeader } from '#client/ui/PageHeader';
import { StatusChip } from '#client/ui/StatusChip';
import { TicketIcon } from '#client/ui/icons';
import { toneOfStatus } from '#client/ui/tones';
import { CommandBar } from '#client/kit/resource/commands/CommandBar';
import { CommandDialog } from '#client/kit/resource/commands/lazyDialog';
import { pathsOf } from '#client/kit/resource/paths';
import { ReplyBox } from './ReplyBox';
import css from './ticket.module.css';
import { TicketFacts } from './TicketFacts';
import { TicketThread } from './TicketThread';
import { threadPath } from './ticketPaths';

const anyTicket = () => modules.ticket as unknown as AnyModule;

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
          {text} <Link to={threadPath(other.id)}>{own['openOther']}</Link>
        </p>
      ),
  );
}

function Opened({ ticket }: { ticket: Ticket }) {
  const { choices, commands } = useWords(modules.ticket.resource);
  const actor = useAppSelector(me.selectors.actor)!;
  const isStaff = hasScope(actor, 'manage tickets') && ticket.requester?.id !== actor.id;
  const badge = (
    <>
      <span className="tabular">{ticket.number}</span>
      {ticket.status && <StatusChip tone={toneOfStatus(ticket.status)}>{choices.status[ticket.status]}</StatusChip>}
    </>
  );
  // A message is written in the box below; how content the requester is, only they say.
  const without = isStaff ? ['reply', 'confirm', 'rate', 'split'] : ['reply'];
  const [split, setSplit] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={ticket.subject} badge={badge} />
      <CommandBar module={anyTicket()} id={ticket.id} legalOnly without={without} />
      <Neighbours ticket={ticket} />
      <div className={css.page}>
        <div className={css.main}>
          <TicketThread ticket={ticket} isStaff={isStaff} onSplit={isStaff ? setSplit : undefined} />
          <ReplyBox ticket={ticket} isStaff={isStaff} />
        </div>
        <TicketFacts ticket={ticket} isStaff={isStaff} />
      </div>
      {split !== null && (
        <Suspense fallback={null}>
          <CommandDialog
            module={anyTicket()}
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

export function TicketDetail() {
  const { t } = useTranslation();
  const { own } = useWords(modules.ticket.resource);
  const id = new URLSearchParams(useLocation().search).get('id') ?? '';
  const { list } = pathsOf('ticket');
  if (!isUuid(id))
    return (
      <>
        <PageHeader title={t('page.ticket')} />
        <EmptyState
          icon={TicketIcon}
          title={own['missing']!}
          action={
            <Button variant="contained" component={Link} to={list}>
              {own['toList']}
            </Button>
          }
        />
      </>
    );
  return (
    <RecordPage key={id} module={anyTicket()} id={id} missing={{ title: own['missing']! }} back={{ to: list, label: own['toList']! }}>
      {(record) => record && <Opened ticket={record as unknown as Ticket} />}
    </RecordPage>
  );
}

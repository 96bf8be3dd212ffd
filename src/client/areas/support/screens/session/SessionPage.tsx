/** A session that somebody attached to their ticket, for staff: what happened, step by step, and the file of a test. Rules: TKT-15, TKT-16. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { TicketSession } from '#shared/areas/support/resources/ticketSession';
import { RecordPage } from '#client/kit/RecordPage';
import { useRecord, type AnyModule } from '#client/kit/anyModule';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useFetched } from '#client/kit/useFetched';
import { files } from '#client/store/files';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { devToolsText } from '#client/store/sessionFile';
import { readSession, type ReadSession } from '#client/store/readSession';
import { download } from '#client/ui/download';
import { ErrorState } from '#client/ui/ErrorState';
import { PageHeader } from '#client/ui/PageHeader';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { sessionTicket, ticketSessions } from '../../flows/ticketSessions';
import * as modules from '../../modules';
import { SessionView, type PlayerProps } from './SessionView';

/** The session behind a record: asked for once, and read when it has come. `isBroken`: it came, and is none. */
const useContent = (id: string) => {
  const dispatch = useAppDispatch();
  const transfer = useAppSelector((state) => ticketSessions.selectors.at(state, id));
  const [found, setFound] = useState<ReadSession>();
  const [isBroken, setBroken] = useState(false);
  const ask = () => void dispatch(ticketSessions.actions.open(id));
  useEffect(() => {
    ask();
    return () => files.letGo(sessionTicket(id));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each session
  }, [id]);
  useEffect(() => {
    const file = transfer?.status === 'done' ? files.find(sessionTicket(id)) : undefined;
    if (file) void readSession(file).then(setFound, () => setBroken(true));
  }, [id, transfer?.status]);
  return { found, isBroken, problem: transfer?.problem, ask };
};

function Content({ record, Player }: { record: TicketSession; Player: ComponentType<PlayerProps> }) {
  const { t } = useTranslation('session');
  const say = useErrorText();
  const { id } = record;
  const ticketId = record.ticket?.id ?? '';
  const tickets = modules.ticket as unknown as AnyModule;
  useFetched(tickets, [ticketId]);
  const ticket = useRecord(tickets, ticketId) as Ticket | undefined;
  const { found, isBroken, problem, ask } = useContent(id);
  const number = ticket?.number ?? '';
  const name = (number || id).toLowerCase();
  const save = () => found && download(`${name}.json`, 'application/json', found.text);
  const forDevTools = () => found && download(`${name}-devtools.json`, 'application/json', devToolsText(found.session));
  return (
    <>
      <PageHeader
        title={t('title', { number })}
        purpose={t('purpose')}
        action={
          <>
            <Button variant="outlined" onClick={forDevTools} disabled={!found}>
              {t('forDevTools')}
            </Button>
            <Button variant="contained" onClick={save} disabled={!found} title={t('asTestHint')}>
              {t('asTest')}
            </Button>
          </>
        }
        badge={<Link to={recordPath('ticket', ticketId)}>{t('toTicket')}</Link>}
      />
      {problem && <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={ask} />}
      {isBroken && <Alert severity="error">{t('unreadable')}</Alert>}
      {!problem && !isBroken && !found && <RowSkeletons rows={8} height={44} />}
      {found && <SessionView session={found.session} Player={Player} />}
    </>
  );
}

export function SessionPage({ Player }: { Player: ComponentType<PlayerProps> }) {
  const { t } = useTranslation(['form', 'session']);
  const { id = '' } = useParams();
  const place = (
    <>
      <PageHeader title={t('session:title', { number: '' })} purpose={t('session:purpose')} />
      <RowSkeletons rows={8} height={44} />
    </>
  );
  return (
    <RecordPage
      key={id}
      module={modules.ticketSession as unknown as AnyModule}
      id={id}
      missing={{ title: t('form:missing'), message: t('form:missingMessage') }}
      back={{ to: pathsOf('ticket').list, label: t('form:back') }}
      place={place}
    >
      {(record) => record && <Content record={record as unknown as TicketSession} Player={Player} />}
    </RecordPage>
  );
}

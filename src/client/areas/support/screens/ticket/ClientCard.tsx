/** The client of a ticket next to its thread, for staff: who it is, its plan and what it owes as far as one may see that, and its other tickets. Rule: TKT-9. */
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { nameOf, useRecord, type AnyModule } from '#client/kit/anyModule';
import { useShortList } from '#client/kit/useShortList';
import { recordPath } from '#client/kit/resource/paths';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { useFetched } from '#client/kit/useFetched';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch } from '#client/store/hooks';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { Card } from '#client/ui/Card';
import { Facts } from '#client/ui/Facts';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { modules as clients } from '../../../clients';
import * as modules from '../../modules';
import css from './ticket.module.css';

/** Other tickets that the card names. */
const SHOWN = 5;

const none: readonly string[] = [];

/** The name of the package of the subscription that runs, or of the newest one. */
const usePlan = (client: string): string | undefined => {
  const reads = useCan('clientsubsheader', 'list');
  const { rows } = useShortList(clients.clientsubsheader, 'plan-of-client', reads ? { filter: { entity: [client] } } : undefined);
  const header = rows.find(({ status }) => status !== 'draft' && status !== 'ended') ?? rows[0];
  const packages = loadedModule('package');
  useFetched(packages, header ? [header.package.id] : none);
  const found = useRecord(packages, header?.package.id ?? '');
  return found && nameOf(packages, found);
};

/** The newest other tickets of the client. */
function Others({ ticket, client }: { ticket: Ticket; client: string }) {
  const { own, choices } = useWords(modules.ticket.resource);
  const list = useShortList(modules.ticket, 'tickets-of-client', {
    filter: { entity: [client] },
    page: { number: 1, size: SHOWN + 1 },
  });
  const others = list.rows.filter(({ id }) => id !== ticket.id).slice(0, SHOWN);
  if (!list.isKnown) return null;
  return (
    <>
      <h3 className={css.otherTitle}>{own['otherTickets']}</h3>
      {others.length === 0 && <p className={css.otherNone}>{own['noOtherTickets']}</p>}
      <ul className={css.others}>
        {others.map(({ id, subject, status }) => (
          <li key={id}>
            <Link to={recordPath('ticket', id)}>{subject}</Link>
            <StatusChip tone={toneOfStatus(status ?? '')}>{choices.status[status!]}</StatusChip>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who asks while they belong to no client: the name, and the address for those who may see people. */
function PersonCard({ ticket: { requester, requester_name: name } }: { ticket: Ticket }) {
  const { own, fields } = useWords(modules.ticket.resource);
  const users = loadedModule('user');
  const mayRead = useCan('user', 'get');
  useFetched(users, requester && mayRead ? [requester.id] : none);
  const person = useRecord(users, requester?.id ?? '');
  return (
    <Card title={fields.entity} badge={own['noClient']}>
      <Facts
        facts={[
          [fields.requester_name, name ?? '–'],
          [own['email']!, person && String(person['email'] ?? '')],
        ]}
      />
    </Card>
  );
}

export const ClientCard = ({ ticket }: { ticket: Ticket }) =>
  ticket.entity ? <OfClient ticket={ticket} id={ticket.entity.id} /> : <PersonCard ticket={ticket} />;

function OfClient({ ticket, id }: { ticket: Ticket; id: string }) {
  const { own, fields } = useWords(modules.ticket.resource);
  const entities = loadedModule('entity') as AnyModule;
  const dispatch = useAppDispatch();
  // What came with the ticket has no figures.
  useEffect(() => void dispatch(entities.actions.get(id)), [dispatch, entities, id]);
  const client = useRecord(entities, id);
  const plan = usePlan(id);
  if (!client) return null;
  const name = nameOf(entities, client);
  return (
    <Card title={fields.entity} badge={<Link to={recordPath('entity', id)}>{name}</Link>}>
      <RecordFacts module={entities} record={client} facts={[[own['plan']!, plan], 'subscription_status', 'unpaid_balance', 'phone']} />
      <Others ticket={ticket} client={id} />
    </Card>
  );
}

/**
 * The form of tickets: what was asked stays as it was written, answers that are known already are offered while one types, and the page
 * where somebody asked for help is filled in. Rule: TKT-9.
 */
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { hasScope } from '#shared/access';
import { ticket } from '#shared/areas/support/resources/ticket';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { KnownAnswers } from './KnownAnswers';

/** What was asked, and the client that asks. */
const fixed = ['message', 'files', 'entity'];

/** What has to be written; what it is about may follow. */
const first = ['subject', 'entity', 'category', 'message', 'files'];

/** What only a client has. */
const ofClients = ['entity', 'clientsubsheader', 'invoice'];
/** Staff write for a client. */
const ofStaff = ['entity'];
const none: readonly string[] = [];

/** Whether it can be the path of a page of this application: `//` begins the address of another site. */
const isPage = (value: string | null): value is string =>
  value !== null && /^\/(?!\/)/.test(value) && value.length <= (ticket.attributes.page.max ?? 0);

/** The page that the address names, as the menu of a person does. A new ticket may be changed before it is sent. */
const useGiven = (isNew: boolean) => {
  const [parameters] = useSearchParams();
  const page = isNew ? parameters.get('page') : null;
  return useMemo(() => (isPage(page) ? { from: page, values: { page } } : undefined), [page]);
};

export function TicketForm() {
  const { id } = useParams();
  const given = useGiven(id === undefined);
  const actor = useAppSelector(me.selectors.actor);
  const isStaff = hasScope(actor!, 'create tickets');
  const isFree = actor?.entityId === null && !isStaff;
  return (
    <ResourceForm
      key={given?.from ?? ''}
      name="ticket"
      Summary={KnownAnswers}
      summaryUnder="subject"
      fixed={fixed}
      first={first}
      given={given}
      summed={isFree ? ofClients : none}
      required={isStaff ? ofStaff : none}
    />
  );
}

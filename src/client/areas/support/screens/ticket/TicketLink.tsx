/** The address that mails and bookmarks have of a ticket, `/tiket/detail?id=`: leads to its page, or to the list where it names none. Rule: TKT-9. */
import { Navigate, useLocation } from 'react-router';
import { isUuid } from '#shared/kit/values';
import { pathsOf, recordPath } from '#client/kit/resource/paths';

export function TicketLink() {
  const id = new URLSearchParams(useLocation().search).get('id');
  return <Navigate to={isUuid(id) ? recordPath('ticket', id) : pathsOf('ticket').list} replace />;
}

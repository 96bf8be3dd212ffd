/** The form of tickets: what was asked stays as it was written, and answers that are known already are offered while one types. Rule: TKT-9. */
import { ResourceForm } from '../../resource/ResourceForm';
import { KnownAnswers } from './KnownAnswers';

/** The message, and the client that asks. */
const fixed = ['message', 'entity'];

/** What has to be written; what it is about may follow. */
const first = ['subject', 'entity', 'category', 'message'];

export const TicketForm = () => <ResourceForm name="ticket" Summary={KnownAnswers} fixed={fixed} first={first} />;

/** The page of a session, with the real screens to play it on: only the app knows them. */
import { SessionPage } from '../../areas/support';
import { Player } from './Player';

export const TicketSession = () => <SessionPage Player={Player} />;

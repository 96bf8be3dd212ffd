/** The handlers of all areas' endpoints. What they share with the machine is given to them; what one area needs of another, too. */
import type { Config } from '../config';
import type { FileLinks } from '../files/links';
import type { FileStore } from '../files/store';
import type { InListQueue } from '../http/listQueue';
import type { Store } from '../repository/store';
import type { SecretBox } from '../secretBox';
import type { WorkThread } from '../thread/workThread';
import { offeredStart } from './clients/sql/clinicStart';
import { ownSubscription } from './clients/sql/ownSubscription';
import type { SignIn } from './identity/signIn/signIn';
import type { SignInLimits } from './identity/signIn/signInLimits';
import { bankStatements } from './billing/routes/bankStatements';
import { paymentNotices } from './billing/routes/paymentNotices';
import { tariffRoutes } from './cashier/routes/tariffs';
import { clientExports } from './clients/routes/clientExports';
import { clientOpenings } from './clients/routes/clientOpenings';
import { clinicStarts } from './clients/routes/startClinic';
import { bookings } from './clinic/routes/bookings';
import { visitFhirs } from './clinic/routes/fhir';
import { icdImport } from './clinic/routes/icdImport';
import { kiosks } from './clinic/routes/kiosk';
import { waitingScreens } from './clinic/routes/waitingScreen';
import { dates } from './calendar/routes/dates';
import { summary } from './dashboard/routes/summary';
import { emailRevert } from './identity/routes/emailRevert';
import { explanation } from './identity/routes/explanation';
import { invitation } from './identity/routes/invitation';
import { me } from './identity/routes/me';
import { notifications } from './identity/routes/notifications';
import { password } from './identity/routes/password';
import { recover } from './identity/routes/passwordRecovery';
import { register } from './identity/routes/register';
import { resetLink } from './identity/routes/resetLink';
import { session } from './identity/routes/session';
import { sessions as ownSessions } from './identity/routes/sessions';
import { twoStep } from './identity/routes/twoStep';
import { verification } from './identity/routes/verification';
import { viewAs } from './identity/routes/viewAs';
import { workplaces } from './identity/routes/workplaces';
import { exportReports } from './reports/routes/exports';
import { inboundMails } from './support/routes/inboundMails';
import { ticketSessions } from './support/routes/ticketSessions';

type Parts = {
  readonly store: Store;
  readonly config: Config;
  readonly files: FileStore;
  readonly thread: WorkThread;
  readonly links: FileLinks;
  readonly secrets: SecretBox;
  readonly signIn: SignIn;
  readonly limits: Pick<SignInLimits, 'ask' | 'checkGuesses' | 'failGuess'>;
  readonly inListTurn: InListQueue;
};

export const endpointsOfAreas = ({ store, config, files, thread, links, secrets, signIn, limits, inListTurn }: Parts) => ({
  ...session({ store, signIn }),
  ...register({ store, limits }),
  ...invitation({ store, limits }),
  ...workplaces({ store }),
  ...recover({ store, config, limits }),
  ...verification({ store }),
  ...emailRevert({ store }),
  ...resetLink({ store }),
  ...me({ store, signIn, config, clients: { offeredStart, ownSubscription } }),
  ...password({ store, signIn }),
  ...ownSessions({ store }),
  ...twoStep({ store, signIn, secrets, config }),
  ...viewAs({ store }),
  ...explanation({ store }),
  ...notifications({ store }),
  ...clinicStarts({ store }),
  ...clientOpenings({ store }),
  ...clientExports({ store, links }),
  ...paymentNotices({ store }),
  ...bankStatements({ store, thread }),
  ...inboundMails({ store, files, thread, config }),
  ...ticketSessions({ store, thread, secrets }),
  ...exportReports({ store, inListTurn }),
  ...dates({ inListTurn }),
  ...summary({ store, inListTurn }),
  ...waitingScreens({ store, subscriptionOf: ownSubscription }),
  ...bookings({ store, subscriptionOf: ownSubscription, limits }),
  ...icdImport({ store, thread }),
  ...tariffRoutes({ store, thread }),
  ...visitFhirs({ store, links }),
  ...kiosks({ store, subscriptionOf: ownSubscription, limits }),
});

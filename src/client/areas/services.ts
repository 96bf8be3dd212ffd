/** The services that are not a resource's: one object, from which each flow takes what it calls. */
import { accessService } from '../services/access';
import { accountService } from './identity/services/account';
import { bookingService } from './clinic/services/bookings';
import { tariffService } from './cashier/services/tariffs';
import { fileLinkService } from '../services/fileLinks';
import type { Files } from '../services/files';
import type { Http } from '../services/http';
import type { KnownDevice } from '../services/knownDevice';
import { historyService } from '../services/histories';
import { icdService } from './clinic/services/icd';
import { kioskService } from './clinic/services/kiosk';
import { invitationService } from './identity/services/invitations';
import { invoiceService } from './billing/services/invoices';
import { notificationsService } from './identity/services/notifications';
import { regionService } from '../services/regions';
import { reportService } from './reports/services/reports';
import { sessionService } from '../services/session';
import { statementService } from './billing/services/statements';
import { subscriptionService } from './clients/services/subscriptions';
import { datesService } from './calendar/services/dates';
import { ticketSessionService } from './support/services/ticketSessions';
import { summaryService } from './dashboard/services/summary';
import { sendWaiting } from '../services/uploads';
import type { Vault } from '../services/vault';
import type { Workplace } from '../services/workplace';
import { waitingScreenService } from './clinic/services/waitingScreen';
import { workplacesService } from '../services/workplaces';

export const servicesOf = (http: Http, vault: Vault, device: KnownDevice, workplace: Workplace, files: Files) => ({
  session: sessionService(http, vault, device, workplace),
  histories: historyService(http),
  invitations: invitationService(http),
  account: accountService(http),
  workplaces: workplacesService(http),
  access: accessService(http),
  fileLinks: fileLinkService(http),
  sendWaiting: sendWaiting(http, files),
  notifications: notificationsService(http),
  subscriptions: subscriptionService(http),
  invoices: invoiceService(http),
  statements: statementService(http),
  summary: summaryService(http),
  dates: datesService(http),
  regions: regionService(http),
  reports: reportService(http),
  ticketSessions: ticketSessionService(http, files),
  waitingScreen: waitingScreenService(http),
  bookings: bookingService(http),
  kiosk: kioskService(http),
  icd: icdService(http, files),
  tariffs: tariffService(http, files),
});

export type Services = ReturnType<typeof servicesOf>;

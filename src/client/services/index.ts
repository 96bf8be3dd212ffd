/** The services that are not a resource's: one object, from which each flow takes what it calls. */
import { accessService } from '../areas/identity/services/access';
import { accountService } from '../areas/identity/services/account';
import { fileLinkService } from './fileLinks';
import type { Files } from './files';
import type { Http } from './http';
import type { KnownDevice } from '../areas/identity/services/knownDevice';
import { invitationService } from '../areas/identity/services/invitations';
import { invoiceService } from '../areas/billing/services/invoices';
import { notificationsService } from '../areas/identity/services/notifications';
import { regionService } from './regions';
import { reportService } from '../areas/reports/services/reports';
import { sessionService } from '../areas/identity/services/session';
import { statementService } from '../areas/billing/services/statements';
import { subscriptionService } from '../areas/clients/services/subscriptions';
import { summaryService } from '../areas/dashboard/services/summary';
import { sendWaiting } from './uploads';
import type { Vault } from './vault';
import type { Workplace } from './workplace';
import { workplacesService } from '../areas/identity/services/workplaces';

export const servicesOf = (http: Http, vault: Vault, device: KnownDevice, workplace: Workplace, files: Files) => ({
  session: sessionService(http, vault, device, workplace),
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
  regions: regionService(http),
  reports: reportService(http),
});

export type Services = ReturnType<typeof servicesOf>;

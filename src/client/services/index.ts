/** The services that are not a resource's: one object, from which each flow takes what it calls. */
import { accessService } from './access';
import { accountService } from './account';
import { fileLinkService } from './fileLinks';
import type { Files } from './files';
import type { Http } from './http';
import type { KnownDevice } from './knownDevice';
import { invitationService } from './invitations';
import { invoiceService } from './invoices';
import { notificationsService } from './notifications';
import { regionService } from './regions';
import { reportService } from './reports';
import { sessionService } from './session';
import { statementService } from './statements';
import { subscriptionService } from './subscriptions';
import { summaryService } from './summary';
import { sendWaiting } from './uploads';
import type { Vault } from './vault';
import type { Workplace } from './workplace';
import { workplacesService } from './workplaces';

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

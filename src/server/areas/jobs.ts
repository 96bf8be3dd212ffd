/** The handlers of all jobs by kind, and the recurring jobs. */
import type { Config } from '../config';
import type { Drawings } from '../documents/drawings';
import type { FileStore } from '../files/store';
import type { Queryable } from '../repository/runner';
import type { Store } from '../repository/store';
import { reminding } from './clients/jobs/trialReminderJob';
import { recovery } from './identity/jobs/passwordResetJob';
import type { Handlers } from '../jobs/kinds';
import { mailingInvoice } from './billing/jobs/invoiceMailJob';
import { INVOICE_REMINDERS, remindingOfInvoices } from './billing/jobs/invoiceReminderJob';
import { mailingReceipt } from './cashier/jobs/receiptMailJob';
import { mailJob } from '../jobs/mailJob';
import { inviting } from './identity/jobs/invitationJob';
import { locking } from './identity/jobs/accountLockedJob';
import { registeringAgain } from './identity/jobs/registeredAgainJob';
import { enqueue } from '../repository/jobQueue';
import type { FailureLog } from '../jobs/runner';
import { SWEEP, sweeping } from '../jobs/cleanupJob';
import { endingSupport } from './clients/jobs/supportEndJob';
import { exportingClient } from './clients/jobs/clientExport/job';
import { closingTicket } from './support/jobs/ticketCloseJob';
import { TICKETS_DUE, tellingOfPromises } from './support/jobs/ticketDueJob';
import { mailingTicket } from './support/jobs/ticketMailJob';
import { endingVisits, VISIT_ENDS } from './clinic/jobs/visitEndJob';
import { advancing, SUBSCRIPTIONS } from './clients/jobs/subscriptionJob';

/** The handlers of one server. */
export const handlersOf = ({
  config,
  store,
  files,
  drawings,
  log,
}: {
  config: Config;
  store: Store;
  files: FileStore;
  drawings: Drawings;
  log: FailureLog;
}): Handlers => ({
  mail: mailJob(config, drawings),
  forgotten: recovery,
  locked: locking,
  registeredAgain: registeringAgain,
  invitation: inviting,
  trialReminder: reminding,
  invoiceMail: mailingInvoice,
  receiptMail: mailingReceipt,
  invoiceReminders: remindingOfInvoices({ store, log }),
  supportEnd: endingSupport,
  ticketClose: closingTicket,
  ticketMail: mailingTicket,
  ticketsDue: tellingOfPromises,
  visitEnds: endingVisits({ store, log }),
  clientExport: exportingClient({ store, files }),
  sweep: sweeping({ store, files, log }),
  subscriptions: advancing({ store, log }),
});

/** Adds the recurring jobs, each once, however many servers start. */
export const planRecurring = async (on: Queryable, now: Date): Promise<void> => {
  await enqueue(on, now, 'sweep', {}, { key: SWEEP });
  await enqueue(on, now, 'subscriptions', {}, { key: SUBSCRIPTIONS });
  await enqueue(on, now, 'invoiceReminders', {}, { key: INVOICE_REMINDERS });
  await enqueue(on, now, 'ticketsDue', {}, { key: TICKETS_DUE });
  await enqueue(on, now, 'visitEnds', {}, { key: VISIT_ENDS });
};

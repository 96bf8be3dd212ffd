/** The handlers of all jobs by kind, and the recurring jobs. */
import type { Config } from '../config';
import type { Drawings } from '../documents/drawings';
import type { FileStore } from '../files/store';
import type { Queryable } from '../repository/runner';
import type { Store } from '../repository/store';
import { reminding } from './trialReminderJob';
import { recovery } from './passwordResetJob';
import type { Handlers } from './kinds';
import { mailingInvoice } from './invoiceMailJob';
import { INVOICE_REMINDERS, remindingOfInvoices } from './invoiceReminderJob';
import { mailJob } from './mailJob';
import { inviting } from './invitationJob';
import { locking } from './accountLockedJob';
import { registeringAgain } from './registeredAgainJob';
import { enqueue } from '../repository/jobQueue';
import type { FailureLog } from './runner';
import { SWEEP, sweeping } from './cleanupJob';
import { endingSupport } from './supportEndJob';
import { exportingClient } from './clientExport/job';
import { closingTicket } from './ticketCloseJob';
import { mailingTicket } from './ticketMailJob';
import { advancing, SUBSCRIPTIONS } from './subscriptionJob';

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
  invoiceReminders: remindingOfInvoices({ store, log }),
  supportEnd: endingSupport,
  ticketClose: closingTicket,
  ticketMail: mailingTicket,
  clientExport: exportingClient({ store, files }),
  sweep: sweeping({ store, files, log }),
  subscriptions: advancing({ store, log }),
});

/** Adds the recurring jobs, each once, however many servers start. */
export const planRecurring = async (on: Queryable, now: Date): Promise<void> => {
  await enqueue(on, now, 'sweep', {}, { key: SWEEP });
  await enqueue(on, now, 'subscriptions', {}, { key: SUBSCRIPTIONS });
  await enqueue(on, now, 'invoiceReminders', {}, { key: INVOICE_REMINDERS });
};

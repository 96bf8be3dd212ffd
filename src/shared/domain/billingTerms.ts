/** The numbers of days that billing uses, with the values that the rules name first. Rules: MNY-14, SUB-8, SUB-11, INV-1, INV-4. */

export type BillingTerms = {
  /** Days before the end of the trial on which the client is reminded. */
  readonly trialReminders: readonly number[];
  /** Hour of the client's day from which reminders are sent, 0 to 23. */
  readonly reminderHour: number;
  /** Days before its period on which an invoice is issued, and days after its issue on which it is due. */
  readonly issuedBefore: number;
  readonly dueAfter: number;
  /** Days from the due date on which the client is reminded of an unpaid invoice; below zero: before it. */
  readonly invoiceReminders: readonly number[];
  /** Days from the due date until grace begins, from there until suspension, and from there until the end. */
  readonly graceAfter: number;
  readonly suspendedAfter: number;
  readonly endedAfter: number;
  /** Days after suspension or pause in which work that was begun may be finished. */
  readonly finishWithin: number;
  /** Days after the end in which an owner may export. */
  readonly exportWithin: number;
};

export const firstTerms: BillingTerms = {
  trialReminders: [7, 3, 1],
  reminderHour: 8,
  issuedBefore: 7,
  dueAfter: 14,
  invoiceReminders: [-7, -3, 0, 3, 7],
  graceAfter: 7,
  suspendedAfter: 7,
  endedAfter: 60,
  finishWithin: 7,
  exportWithin: 90,
};

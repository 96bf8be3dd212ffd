/** The kinds of notifications, declared once: who is told, the page that it leads to, and what a person may turn off. Rules: NTF-1, NTF-2, NTF-3. */
import type { Actor, Permission } from '#shared/access';

/** The ways in which a person is told. Only the bell is there for every kind. */
export const notificationWays = ['bell', 'mail'] as const;
export type NotificationWay = (typeof notificationWays)[number];

/**
 * Who is told of an event:
 * - `named`: the people whom the event names, and of these only those who hold the permission where one is said;
 * - `staff`: people of the platform who hold this permission; where the event names one of them, only that one;
 * - `client`: people of the client of the event, whose role there holds this permission.
 */
export type Audience = { readonly named?: true; readonly staff?: Permission; readonly client?: Permission };

export type NotificationKindOf = {
  readonly audience: Audience;
  /** The name of the page that it leads to: where its path has an id, that of the record. That there is such a page is checked where the server writes it. */
  readonly page: string;
  /** The page that several of them lead to, and so that they are shown as one. Without it each is shown by itself. */
  readonly list?: string;
  /** Whether a mail is sent, too, that can be turned off. */
  readonly mail?: true;
  /** About the safety of the account: nobody can turn it off. */
  readonly always?: true;
};

const ofAccount = { audience: { named: true }, page: 'userProfile', always: true } as const;
const ofInvoice = { audience: { client: 'view invoices' }, page: 'invoiceShow', list: 'invoiceList', mail: true } as const;
const ofPayment = { audience: { client: 'view payments' }, page: 'paymentShow', list: 'paymentList', mail: true } as const;
const ofQueue = { audience: { staff: 'manage tickets' }, page: 'ticketShow', list: 'ticketList' } as const;
const ofSubscription = { audience: { client: 'change clientsubsheader' }, page: 'subscription' } as const;

export const notificationKind = {
  password_changed: ofAccount,
  password_reset: ofAccount,
  password_set: ofAccount,
  email_change_asked: ofAccount,
  email_changed: ofAccount,
  two_step_on: ofAccount,
  two_step_off: ofAccount,
  recovery_codes_renewed: ofAccount,
  signed_in_new_device: ofAccount,
  account_locked: ofAccount,
  role_changed: ofAccount,
  person_entered: { audience: { named: true }, page: 'membershipList', always: true },
  invoice_issued: ofInvoice,
  invoice_due: ofInvoice,
  invoice_overdue: ofInvoice,
  payment_to_verify: { audience: { staff: 'verify payments' }, page: 'paymentShow', list: 'paymentVerification' },
  payment_verified: ofPayment,
  payment_rejected: ofPayment,
  ticket_opened: { ...ofQueue, mail: true },
  ticket_replied: { ...ofQueue, mail: true },
  ticket_due: ofQueue,
  ticket_assigned: { audience: { named: true, staff: 'manage tickets' }, page: 'ticketShow', list: 'ticketList' },
  ticket_answered: { audience: { named: true }, page: 'ticketShow', list: 'ticketList', mail: true },
  trial_ending: { ...ofSubscription, mail: true },
  plan_changed: ofSubscription,
  export_ready: { audience: { named: true, client: 'export entity' }, page: 'clientSettings', mail: true },
  mail_failed: { audience: { staff: 'view mails' }, page: 'outboxMail', list: 'outboxList' },
} as const satisfies Readonly<Record<string, NotificationKindOf>>;

export type NotificationKind = keyof typeof notificationKind;
export type NotificationKinds = Readonly<Record<NotificationKind, NotificationKindOf>>;

/** What a person may turn off. */
export type ChosenKind = {
  [K in NotificationKind]: (typeof notificationKind)[K] extends { readonly always: true } ? never : K;
}[NotificationKind];

const kindsAsSaid: NotificationKinds = notificationKind;
export const notificationKinds = Object.keys(notificationKind) as [NotificationKind, ...NotificationKind[]];
export const chosenKinds = notificationKinds.filter((kind): kind is ChosenKind => !kindsAsSaid[kind].always);

/** The kinds whose mail can be turned off. */
export const isMailed = (kind: NotificationKind): boolean => kindsAsSaid[kind].mail === true;

/** One way of one kind that a person has turned off: `invoice_due.mail`. */
export type TurnedOff = `${ChosenKind}.${NotificationWay}`;
export type NotificationChoice = { readonly kind: ChosenKind; readonly way: NotificationWay; readonly on: boolean };

/** The kinds that a person can be told of with the rights that they have now, in their order. */
export const kindsFor = ({ permissions, entityId, entityPermissions = [] }: Actor): readonly ChosenKind[] =>
  chosenKinds.filter((kind) => {
    const { staff, client } = kindsAsSaid[kind].audience;
    if (staff) return permissions.includes(staff);
    return client === undefined || (entityId !== null && entityPermissions.includes(client));
  });

/** The states of a subscription and its transitions, as one table. Rules: SUB-7, SUB-8, SUB-9. */
import type { Clientsubsheader } from '../resources/clientsubsheader';

export type SubscriptionState = NonNullable<Clientsubsheader['status']>;

/** `clock`: the server itself, on a date or when a payment arrives. `operator`: people of the provider. `owner`: an owner of the client. */
export type Who = 'clock' | 'operator' | 'owner';

type Transition = { readonly from: readonly SubscriptionState[]; readonly to: readonly SubscriptionState[]; readonly who: readonly Who[] };

/** States in which a subscription has begun and has not ended. */
export const liveStates = ['trial', 'active', 'grace', 'suspended', 'paused'] as const satisfies readonly SubscriptionState[];

/** The event leaves the state as it is: it moves the period, or it notes or takes back what shall happen at the end of the period. */
const unchanged = <const S extends readonly SubscriptionState[]>(from: S) => ({ from, to: from });

export const transitions = {
  activate: { from: ['draft'], to: ['trial', 'active'], who: ['operator', 'owner'] },
  extend_trial: { ...unchanged(['trial']), who: ['operator'] },
  /** `active` with an invoice, or `suspended` where the client does not want to continue by itself (`auto_renew`). */
  end_trial: { from: ['trial'], to: ['active', 'suspended'], who: ['clock'] },
  /** The client has paid in full. */
  pay: { from: ['trial', 'grace', 'suspended'], to: ['active'], who: ['clock', 'operator'] },
  start_grace: { from: ['active'], to: ['grace'], who: ['clock'] },
  suspend: { from: ['grace'], to: ['suspended'], who: ['clock'] },
  pause: { from: ['active'], to: ['paused'], who: ['operator', 'owner'] },
  resume: { from: ['paused'], to: ['active'], who: ['clock', 'operator', 'owner'] },
  change_plan: { ...unchanged(['trial', 'active']), who: ['operator', 'owner'] },
  undo_change: { ...unchanged(['trial', 'active', 'grace', 'paused']), who: ['operator', 'owner'] },
  /** The change that was waiting for the next period. */
  apply_change: { ...unchanged(['trial', 'active', 'grace', 'paused']), who: ['clock'] },
  grant_discount: { ...unchanged(['draft', 'trial', 'active', 'grace']), who: ['operator'] },
  /** The next period of the same subscription begins. */
  start_period: { ...unchanged(['active', 'grace']), who: ['clock'] },
  cancel_now: { from: liveStates, to: ['ended'], who: ['operator', 'owner'] },
  cancel_at_period_end: { ...unchanged(liveStates), who: ['operator', 'owner'] },
  undo_cancel: { ...unchanged(liveStates), who: ['operator', 'owner'] },
  /** At the end of the period or of the trial, or 60 days after suspension. */
  end: { from: liveStates, to: ['ended'], who: ['clock'] },
  /** Makes a new subscription that names this one; this one stays ended (SUB-9). */
  renew: { ...unchanged(['ended']), who: ['operator', 'owner'] },
} as const satisfies Record<string, Transition>;

export type SubscriptionEvent = keyof typeof transitions;

const table: Readonly<Record<SubscriptionEvent, Transition>> = transitions;

/** Whether the event may happen in the state. Whether this person may cause it is a question of rights. */
export const isLegal = (event: SubscriptionEvent, state: SubscriptionState): boolean => table[event].from.includes(state);

/** The events that may happen in the state, in the order of the table. @param who only those that this one may cause */
export const legalEvents = (state: SubscriptionState, who?: Who): SubscriptionEvent[] =>
  (Object.keys(table) as SubscriptionEvent[]).filter((event) => isLegal(event, state) && (!who || table[event].who.includes(who)));

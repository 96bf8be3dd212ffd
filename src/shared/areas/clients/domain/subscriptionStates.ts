/** The states of a subscription, and what a date can bring about; the commands that do so are declared with the subscription itself. Rules: SUB-7, SUB-8. */
import type { Clientsubsheader } from '../resources/clientsubsheader';

export type SubscriptionState = NonNullable<Clientsubsheader['status']>;

/** The commands that a date gives. */
export type SubscriptionEvent =
  'remind' | 'endTrial' | 'bill' | 'applyChange' | 'startPeriod' | 'startGrace' | 'suspend' | 'resume' | 'end';

/** Whether periods are billed in a state: only then does a subscription count as monthly recurring revenue (INV-9). */
export const isBilled = (status: SubscriptionState): boolean => status === 'active' || status === 'grace';

/** What became of a record, as anyone who may get it reads it. Rules: SUB-12, INV-2, INV-17. */
import type { Resource } from '../kit/resource';

/** `client`: one of the people of the client whose record it is; `provider`: somebody of ours; `clock`: a date came. */
export type HistoryActor = 'client' | 'provider' | 'clock';

/** What is told of any record in addition to its commands, which go by their own names. */
export const changeEvents = ['add', 'update', 'destroy', 'restore'] as const;

export type HistoryEntry = {
  readonly id: string;
  /** Instant, ISO 8601 in UTC. */
  readonly at: string;
  /** A change, the name of a command, or what else the resource tells of, as the payments of an invoice. */
  readonly event: string;
  /** The states before and after a command. */
  readonly from: string | null;
  readonly to: string | null;
  /** The names of the attributes and relations that an update changed. */
  readonly fields: readonly string[];
  /** Rupiah, where the event is about an amount. */
  readonly amount: number | null;
  /** Why, in the words of anyone who decided it; of a mail its subject. */
  readonly text: string | null;
  /** How many people a mail went to. */
  readonly people: number | null;
  readonly by: HistoryActor;
  /** Null for the clock, for mails, and for somebody of ours unless the reader may view the audit. */
  readonly name: string | null;
};

/** Entries of an answer, the newest; a record that is reminded of, paid in parts and credited has about twenty. */
export const MOST_ENTRIES = 200;

/** Whether records of a resource have a history: those that are read one by one and changed. */
export const hasHistory = ({ access, commands }: Pick<Resource, 'access' | 'commands'>): boolean =>
  access.get !== undefined && (access.update !== undefined || Object.keys(commands).length > 0);

/** What became of a subscription, as its own client reads it. Rule: SUB-12. */

/** `client`: one of the client's people; `provider`: somebody of ours; `clock`: a date came. */
export type HistoryActor = 'client' | 'provider' | 'clock';

export type HistoryEntry = {
  readonly id: string;
  /** Instant, ISO 8601 in UTC. */
  readonly at: string;
  /** The name of the command. */
  readonly command: string;
  readonly from: string;
  readonly to: string;
  /** Why, in the words of anyone who decided it. */
  readonly reason: string | null;
  readonly by: HistoryActor;
  /** Null for a date, and for somebody of ours, whose name the client does not read. */
  readonly name: string | null;
};

/**
 * A client moves to another time zone: its subscriptions keep their calendar days. Their dates are stored as instants, so each one that
 * was given for a day has to become the same time of that day in the new zone. Rules: SUB-14, SUB-26.
 */
import { moveToZone, type Instant, type Zone } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Row, Values } from '#server/repository/serverResource';
import { subscriptionsOf } from '../sql/subscriptions';
import type { Work } from '#server/repository/work';

/** The dates that are still to come or decide what comes. What has happened, as `status_since`, stays the moment that it was. */
const dates = ['trial_end_at', 'period_start', 'period_end', 'billed_until', 'next_invoice_at', 'next_reminder_at'] as const;

const moved = (header: Clientsubsheader, from: Zone, to: Zone): Values =>
  Object.fromEntries(
    dates.flatMap((name) => {
      const instant: Instant | null = header[name];
      return instant === null ? [] : [[name, moveToZone(instant, from, to)]];
    }),
  );

/** Moves the dates of the client's subscriptions that have not ended. */
export const changeZone = async (work: Work, clientId: string, from: Zone, to: Zone): Promise<void> => {
  if (from === to) return;
  for (const id of await subscriptionsOf(work, clientId)) {
    const header = (await work.read('clientsubsheader', id)) as Clientsubsheader;
    if (header.status !== 'ended') await work.update('clientsubsheader', id, moved(header, from, to));
  }
};

/** What an edit by hand does to the client's subscriptions. */
export const followZone = async (work: Work, before: Row, values: Values): Promise<void> => {
  if (values['time_zone'] !== undefined) await changeZone(work, before.id, before['time_zone'] as Zone, values['time_zone'] as Zone);
};

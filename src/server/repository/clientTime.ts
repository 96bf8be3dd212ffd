/** What time it is for a client. Everything that asks for the present time on behalf of a client asks here. Rules: SUB-14, SUB-24. */
import { sql, type RawBuilder } from 'kysely';
import { addSeconds, type Instant, type Zone } from '#shared/domain/calendarDays';
import { Refusal } from '../refusal';
import type { Queryable } from './runner';
import type { Work } from './work';

/** The present instant by the client's own clock, which is the real one except for a sandbox, and the zone of its calendar days. */
export type ClientTime = { readonly now: Instant; readonly zone: Zone };

/** The client's clock and zone in this transaction. @throws Refusal `resource.missing` for an unknown client */
export const clientTime = async ({ trx, now }: { readonly trx: Queryable; readonly now: Date }, entityId: string): Promise<ClientTime> => {
  const { rows } = await sql<{
    clock_ahead: number;
    time_zone: Zone;
  }>`select clock_ahead, time_zone from entities where id = ${entityId}`.execute(trx);
  const [client] = rows;
  if (!client) throw new Refusal([{ code: 'resource.missing' }]);
  return { now: addSeconds(now.toISOString(), client.clock_ahead), zone: client.time_zone };
};

/** Seconds by which a clock that shows this instant is ahead of the transaction's time; rounded up, so that the instant has come. */
export const secondsAhead = ({ now }: Pick<Work, 'now'>, instant: Instant): number =>
  Math.ceil((Date.parse(instant) - now.getTime()) / 1_000);

/** Sets a sandbox's clock for the rest of the transaction; the command that moves it stores the final value as an ordinary change. */
export const setClock = async (work: Pick<Work, 'trx' | 'now'>, entityId: string, instant: Instant): Promise<void> => {
  await sql`update entities set clock_ahead = ${secondsAhead(work, instant)} where id = ${entityId} and sandbox`.execute(work.trx);
};

/** The present instant of the client that a statement calls `e`, by that client's clock. @param now the transaction's time by default */
export const clientNow = (now?: Date): RawBuilder<string> =>
  sql<string>`(${now ? sql`${now.toISOString()}::timestamptz` : sql`now()`} + make_interval(secs => e.clock_ahead))`;

/** The present day of the client `e`, by its clock and zone. */
export const clientDay = (now?: Date): RawBuilder<string> => sql<string>`(${clientNow(now)} at time zone e.time_zone)::date`;

/** The present day at the client that the row `t` belongs to. */
export const rowClientDay = sql<string>`(select ${clientDay()} from entities as e where e.id = t.entity_id)`;

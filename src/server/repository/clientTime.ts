/** What time it is for a client. Everything that asks for the present time on behalf of a client asks here. Rules: SUB-14, SUB-24. */
import { sql } from 'kysely';
import { addSeconds, type Instant, type Zone } from '#shared/domain/calendarDays';
import { Refusal } from '../refusal';
import type { Work } from './work';

/** The present instant by the client's own clock, which is the real one except for a sandbox, and the zone of its calendar days. */
export type ClientTime = { readonly now: Instant; readonly zone: Zone };

/** The client's clock and zone in this transaction. @throws Refusal `resource.missing` for an unknown client */
export const clientTime = async ({ trx, now }: Pick<Work, 'trx' | 'now'>, entityId: string): Promise<ClientTime> => {
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

/** What day it is at the clinic of a row, by its own clock and zone. Rules: SUB-14, SUB-24. */
import { sql } from 'kysely';

/** The day at the client that the row `t` belongs to. */
export const clinicDay = sql<string>`(select ((now() + make_interval(secs => e.clock_ahead)) at time zone e.time_zone)::date
  from entities as e where e.id = t.entity_id)`;

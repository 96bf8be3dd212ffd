/** Numbers without gaps: the counter's row stays locked until the transaction commits, or rolls back and so returns the number. Rules: SUB-1, INV-3. */
import { sql } from 'kysely';
import { addSeconds, dayOf, defaultZone, type Day, type Zone } from '#shared/domain/calendarDays';
import { counterOf, documentNumber } from '#shared/domain/documentNumber';
import type { Resource } from '#shared/kit/resource';
import { idsIn } from './checkReferences';
import type { Values } from './serverResource';
import type { WriteContext } from './writeContext';

const nextOf = async ({ trx }: WriteContext, name: string): Promise<number> => {
  const { rows } = await sql<{ value: number }>`insert into counters as c (name, value) values (${name}, 1)
    on conflict (name) do update set value = c.value + 1 returning value`.execute(trx);
  return rows[0]!.value;
};

type Client = { readonly sandbox: boolean; readonly today: Day };

/** The client that the record belongs to, with its calendar day: the date of a document of the client is of the same day. */
const clientOf = async ({ trx, now }: WriteContext, values: Values): Promise<Client | undefined> => {
  const entityId = values['entity_id'] ?? idsIn(values['entity'])[0];
  if (typeof entityId !== 'string') return undefined;
  const { rows } = await sql<{ sandbox: boolean; clock_ahead: number; time_zone: Zone }>`select sandbox, clock_ahead, time_zone
    from entities where id = ${entityId}`.execute(trx);
  return rows[0] && { sandbox: rows[0].sandbox, today: dayOf(addSeconds(now.toISOString(), rows[0].clock_ahead), rows[0].time_zone) };
};

/**
 * The numbers that a record gets now; one that it has stays. Documents of clients are numbered by the client's day, which is their date
 * (INV-3); those of sandboxes have numbers of their own, so that they leave no gaps among the real ones (SUB-24). Other records are
 * numbered by the provider's day: what is made on New Year's morning in Jakarta belongs to the new year.
 * @param at `add`, or the command that runs
 */
export const numbersAt = async (at: string, work: WriteContext, { attributes }: Resource, values: Values): Promise<Values> => {
  const numbers: Record<string, string> = {};
  for (const [name, { numbered }] of Object.entries(attributes)) {
    if (numbered?.at !== at || (values[name] ?? null) !== null) continue;
    const { pattern, counter, sandbox } = numbered;
    const client = sandbox ? await clientOf(work, values) : undefined;
    const prefix = client?.sandbox ? sandbox! : '';
    const today = client?.today ?? dayOf(work.now.toISOString(), defaultZone);
    const sequence = await nextOf(work, `${prefix}${counterOf(pattern, counter, today)}`);
    numbers[name] = `${prefix}${documentNumber(pattern, today, sequence)}`;
  }
  return numbers;
};

/** Numbers without gaps: the counter's row stays locked until the transaction commits, or rolls back and so returns the number. Rules: SUB-1, INV-3, INV-23. */
import { sql } from 'kysely';
import { dayOf, defaultZone, type Day } from '#shared/domain/calendarDays';
import { counterOf, documentNumber } from '#shared/domain/documentNumber';
import { withPrefix } from '#shared/areas/billing/domain/issuerRules';
import type { Numbered } from '#shared/kit/owned';
import type { Resource } from '#shared/kit/resource';
import { idsIn } from './checkReferences';
import { clientTime } from './clientTime';
import type { Values } from './serverResource';
import type { WriteContext } from './writeContext';

/**
 * The next number of a sequence, from 1. Its counter stays locked until the transaction ends.
 * @param day of a sequence that begins anew each day: the counter is deleted some days later
 */
export const nextNumber = async ({ trx }: Pick<WriteContext, 'trx'>, name: string, day?: Day): Promise<number> => {
  const { rows } = await sql<{ value: number }>`insert into counters as c (name, value, day) values (${name}, 1, ${day ?? null})
    on conflict (name) do update set value = c.value + 1 returning value`.execute(trx);
  return rows[0]!.value;
};

/** The name of a client's own counter. */
export const clientCounter = (counter: string, client: string): string => `${counter} ${client}`;

/** The client whose document it is, if it is one's. */
const clientIdOf = (values: Values): string | undefined => (values['entity_id'] as string | undefined) ?? idsIn(values['entity'])[0];

/** Whether the record belongs to a sandbox. Sandbox documents have numbers of their own, so that they leave no gaps among the real ones. Rule: SUB-24. */
const isOfSandbox = async ({ trx }: WriteContext, entityId: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from entities where id = ${entityId} and sandbox`.execute(trx);
  return rows.length > 0;
};

/** The prefix of the numbers of documents on a day, which the issuer's version of that day names. Rule: INV-23. */
const issuerPrefix = async ({ trx }: WriteContext, day: Day): Promise<string | null> => {
  const { rows } = await sql<{ number_prefix: string | null }>`select number_prefix from issuers
    where deleted_at is null and valid_from <= ${day}::date order by valid_from desc limit 1`.execute(trx);
  return rows[0]?.number_prefix ?? null;
};

/**
 * The next number by a declaration. Documents of clients are numbered by the client's day, which is their date (INV-3). Other records are
 * numbered by the provider's day: what is made on New Year's morning in Jakarta belongs to the new year.
 */
const numberBy = async (work: WriteContext, { pattern, counter, sandbox, per }: Numbered, values: Values): Promise<string> => {
  const client = sandbox || per ? clientIdOf(values) : undefined;
  const prefix = sandbox && client && (await isOfSandbox(work, client)) ? sandbox : '';
  const { now, zone } = client ? await clientTime(work, client) : { now: work.now.toISOString(), zone: defaultZone };
  const today = dayOf(now, zone);
  const sequence = await nextNumber(
    work,
    `${prefix}${counterOf(pattern, per && client ? clientCounter(counter, client) : counter, today)}`,
  );
  const number = documentNumber(pattern, today, sequence);
  return `${prefix}${sandbox ? withPrefix(await issuerPrefix(work, today), number) : number}`;
};

/**
 * The numbers that a record gets now; one that it has stays.
 * @param at `add`, or the command that runs
 */
export const numbersAt = async (at: string, work: WriteContext, { attributes }: Resource, values: Values): Promise<Values> => {
  const numbers: Record<string, string> = {};
  for (const [name, { numbered }] of Object.entries(attributes))
    if (numbered?.at === at && (values[name] ?? null) === null) numbers[name] = await numberBy(work, numbered, values);
  return numbers;
};

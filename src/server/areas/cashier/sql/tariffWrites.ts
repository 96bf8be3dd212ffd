/** Writes many tariffs at once: each change has its line in the audit, as if it were made by hand. Rules: SVC-3, SVC-8. */
import { sql } from 'kysely';
import type { NewTariff, StoredTariff } from '#shared/areas/cashier/domain/tariffChange';
import type { Day } from '#shared/domain/calendarDays';
import { newId } from '#server/repository/ids';
import type { ServerResource } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { noteChange, noteLine, type WriteContext } from '#server/repository/writeContext';

/** A tariff that gets this last day; null: none. */
type EndedTariff = { readonly tariff: StoredTariff; readonly until: Day | null };

/** What a unit of work writes to the tariffs of one client. */
export type TariffWrites = {
  readonly added: readonly NewTariff[];
  readonly ended: readonly EndedTariff[];
  readonly changed: readonly { readonly before: StoredTariff; readonly after: NewTariff }[];
};

const columns = sql`as n (id uuid, at integer, service uuid, payer uuid, class text, price bigint, facility bigint, professional bigint,
  consumables bigint, administration bigint, valid_from date, valid_to date)`;

type Of = { readonly work: WriteContext; readonly server: ServerResource; readonly client: string };

const endAll = async ({ work, server }: Omit<Of, 'client'>, ended: TariffWrites['ended']): Promise<void> => {
  const rows = ended.map(({ tariff: { id }, until }) => ({ id, until }));
  await sql`update tariffs as t set valid_to = n.until, version = version + 1, updated_at = ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, until date) where t.id = n.id`.execute(work.trx);
  noteChange(
    work,
    server,
    0,
    rows.map(({ id }) => id),
  );
  for (const { tariff, until } of ended)
    noteLine(work, server, {
      action: 'update',
      recordId: tariff.id,
      label: tariff.valid_from,
      before: { valid_to: tariff.valid_to },
      after: { valid_to: until },
    });
};

/** Gives a tariff another last day because of another tariff, whatever a person may change of it. */
export const moveEnd = (work: Work, tariff: StoredTariff, until: Day | null): Promise<void> => {
  const context = work as WriteContext;
  return endAll({ work: context, server: context.act.store.find('tariffs') }, [{ tariff, until }]);
};

/** Adds a tariff that follows from another one. */
export const addFollowing = (work: Work, client: string, tariff: NewTariff): Promise<void> => {
  const context = work as WriteContext;
  return addAll({ work: context, server: context.act.store.find('tariffs'), client }, [tariff], [newId()]);
};

const changeAll = async ({ work, server }: Of, changed: TariffWrites['changed']): Promise<void> => {
  const rows = changed.map(({ before: { id }, after }) => ({ id, ...after }));
  await sql`update tariffs as t set price = n.price, facility = n.facility, professional = n.professional, consumables = n.consumables,
      administration = n.administration, valid_to = n.valid_to, version = version + 1, updated_at = ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) ${columns} where t.id = n.id`.execute(work.trx);
  noteChange(
    work,
    server,
    0,
    rows.map(({ id }) => id),
  );
  const told = ({ price, facility, professional, consumables, administration, valid_to }: NewTariff) => ({
    ...{ price, facility, professional, consumables, administration, valid_to },
  });
  for (const { before, after } of changed)
    noteLine(work, server, {
      action: 'update',
      recordId: before.id,
      label: before.valid_from,
      before: told(before),
      after: told(after),
    });
};

const addAll = async ({ work, server, client }: Of, added: TariffWrites['added'], ids: readonly string[]): Promise<void> => {
  const rows = added.map((one, at) => ({ id: ids[at]!, at, ...one }));
  // Each is a millisecond older than the one before it, so that the list, which has the newest first, has them in this order.
  await sql`insert into tariffs (id, entity_id, service_id, payer_id, class, price, facility, professional, consumables, administration,
      valid_from, valid_to, created_at, updated_at)
    select n.id, ${client}::uuid, n.service, n.payer, n.class, n.price, n.facility, n.professional, n.consumables, n.administration,
      n.valid_from, n.valid_to, ${work.now}::timestamptz - n.at * interval '1 millisecond', ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) ${columns}`.execute(work.trx);
  noteChange(work, server, 1, ids);
  for (const [at, id] of ids.entries())
    noteLine(work, server, {
      action: 'add',
      recordId: id,
      label: added[at]!.valid_from,
      before: null,
      after: { entity: client, ...added[at]! },
    });
};

/**
 * Writes all of it. Tariffs end before others begin, so that no two overlap at any time; who calls this has locked the client's tariffs.
 * @param cause what the line says of which all lines of the audit are the consequence
 */
export const writeTariffs = async (
  { work, client, find }: { readonly work: WriteContext; readonly client: string; readonly find: (type: string) => ServerResource },
  { added, ended, changed }: TariffWrites,
  cause: { readonly command: string; readonly input: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const [tariffs, services] = [find('tariffs'), find('services')];
  const ids = added.map(() => newId());
  const [first] = [...ids, ...changed.map(({ before }) => before.id), ...ended.map(({ tariff }) => tariff.id)];
  if (first === undefined) return;
  const line = newId();
  noteLine(work, tariffs, { id: line, action: 'command', recordId: first, label: null, before: null, after: null, ...cause });
  const of: Of = { work: work.causedBy(line), server: tariffs, client };
  if (ended.length) await endAll(of, ended);
  if (changed.length) await changeAll(of, changed);
  if (added.length) await addAll(of, added, ids);
  // What a list of services tells of its tariffs is out of date.
  noteChange(work, services, 0, [
    ...new Set([...added, ...ended.map(({ tariff }) => tariff), ...changed.map(({ before }) => before)].map(({ service }) => service)),
  ]);
};

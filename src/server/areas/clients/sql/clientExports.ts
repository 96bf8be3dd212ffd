/** Exports of all of a client's data: asked for, made by a job, stored for some days. Rule: PRV-14. */
import { sql } from 'kysely';
import { addFullDays } from '#shared/domain/calendarDays';
import { EXPORT_DAYS, type ClientExport } from '#shared/areas/clients/domain/clientExport';
import { transaction, type Database } from '#server/db/database';
import { rateLimited } from '#server/refusal';
import { idOfActor } from '#server/repository/actors';
import { newId } from '#server/repository/ids';
import { enqueue } from '#server/repository/jobQueue';
import type { Work } from '#server/repository/work';
import type { WriteContext } from '#server/repository/writeContext';

/** Exports that the page shows. */
const SHOWN = 5;

const DAY = 24 * 3_600_000;
/** Exports of one client that begin within a day: each is stored for a week, and may be large. */
const MOST_A_DAY = 5;

/** Looks back once the wanted one is noted. @throws Refusal `rate.limited` with the time until the next one */
const refuseTooMany = async ({ trx, now }: Work, client: string): Promise<void> => {
  const { rows } = await sql<{
    oldest: string | null;
  }>`select (array_agg(asked_at order by asked_at desc))[${MOST_A_DAY + 1}::int] as oldest
    from client_exports where entity_id = ${client} and status <> 'failed' and asked_at > ${new Date(now.getTime() - DAY).toISOString()}`.execute(
    trx,
  );
  const { oldest } = rows[0]!;
  if (oldest !== null) throw rateLimited(new Date(oldest).getTime() + DAY - now.getTime());
};

/**
 * Notes that an export is wanted, and adds the job that makes it. While there is an unfinished one, that one is meant.
 * @throws Refusal `rate.limited`
 */
export const addExport = async (work: Work, client: string): Promise<void> => {
  const { trx, now, actor, language } = work;
  const id = newId();
  const { numAffectedRows } = await sql`insert into client_exports (entity_id, id, user_id, asked_at)
    values (${client}, ${id}, ${idOfActor(actor)}, ${now.toISOString()}) on conflict do nothing`.execute(trx);
  if (numAffectedRows !== 1n) return;
  await refuseTooMany(work, client);
  await enqueue(trx, now, 'clientExport', { client, id, language });
};

/** An unfinished export: whose data it is and who asked. `client`: the name. */
export type WantedExport = {
  readonly client: string;
  readonly code: string;
  readonly sandbox: boolean;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
};

/** Undefined where the account of the person who asked is gone: nobody waits for the file. */
export const wantedExport = async ({ trx }: Pick<WriteContext, 'trx'>, client: string, id: string): Promise<WantedExport | undefined> => {
  const { rows } = await sql<WantedExport>`
    select e.name as client, e.code, e.sandbox, u.id as "userId", u.name, u.email from client_exports as x
    join entities as e on e.id = x.entity_id
    join users as u on u.id = x.user_id and u.deleted_at is null and u.status = 'active'
    where x.entity_id = ${client} and x.id = ${id} and x.status = 'making'`.execute(trx);
  return rows[0];
};

/** `address`: of the stored file. */
export type MadeExport = {
  readonly address: string;
  readonly size: number;
  readonly sha256: string;
  readonly rows: number;
  readonly files: number;
};

/** Notes that an export is ready. The sweep removes its file when its days are over. */
export const noteMade = async ({ trx, now }: WriteContext, client: string, id: string, made: MadeExport): Promise<void> => {
  const ends = addFullDays(now.toISOString(), EXPORT_DAYS);
  await sql`update client_exports set status = 'ready', address = ${made.address}, size = ${made.size}, sha256 = ${made.sha256},
    rows = ${made.rows}, files = ${made.files}, ready_at = ${now.toISOString()}, ends_at = ${ends}
    where entity_id = ${client} and id = ${id}`.execute(trx);
  await sql`insert into picture_removals (address, due_at) values (${made.address}, ${ends}) on conflict do nothing`.execute(trx);
};

/** Notes that an export will not be made; another one can be asked for. */
export const noteNotMade = async ({ trx }: Pick<WriteContext, 'trx'>, client: string, id: string): Promise<void> => {
  await sql`update client_exports set status = 'failed' where entity_id = ${client} and id = ${id} and status = 'making'`.execute(trx);
};

/** The newest exports of a client. */
export const exportsOf = ({ database, clock }: { database: Database; clock: () => Date }, client: string): Promise<ClientExport[]> =>
  transaction(
    database,
    async (trx) => {
      const now = clock().toISOString();
      const { rows } = await sql<ClientExport>`
        select x.id, case when x.ends_at <= ${now}::timestamptz then 'ended' else x.status end as status, x.asked_at, u.name as by,
          x.size::float8 as size, x.sha256, x.rows, x.files, x.ends_at
        from client_exports as x left join users as u on u.id = x.user_id
        where x.entity_id = ${client} order by x.asked_at desc, x.id desc limit ${SHOWN}`.execute(trx);
      return rows;
    },
    { scope: { entityId: client }, readOnly: true },
  );

/** A finished export of a client; undefined where there is none. */
export const finishedExport = (
  database: Database,
  client: string,
  id: string,
): Promise<{ readonly address: string; readonly size: number; readonly code: string; readonly ends_at: string } | undefined> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<{ address: string; size: number; code: string; ends_at: string }>`
        select x.address, x.size::float8 as size, e.code, x.ends_at from client_exports as x join entities as e on e.id = x.entity_id
        where x.entity_id = ${client} and x.id = ${id} and x.status = 'ready'`.execute(trx);
      return rows[0];
    },
    { scope: { entityId: client }, readOnly: true },
  );

/** A scratch database with a catalogue and clients, and the clock that the simulation moves. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zones, type Zone } from '#shared/domain/calendarDays';
import type { Ref } from '#shared/kit/resource';
import { readConfig } from '../../config';
import { copyDatabase } from '../../db/copyDatabase';
import { appAddress, openDatabase, type Database } from '../../db/database';
import { demoClient } from '../../db/demo/clients';
import { embeddedPostgres } from '../../db/embedded';
import { migrate } from '../../db/migrate';
import { seed } from '../../db/seed';
import { systemAct } from '../../repository/actors';
import type { Store } from '../../repository/store';
import type { Work } from '../../repository/work';
import { write } from '../../repository/write';
import { storeOf } from '../../storeOf';

export type World = {
  readonly store: Store;
  /** The time of the simulation; the store's clock reads it. */
  readonly time: { now: Date };
  readonly run: <T>(what: (work: Work) => Promise<T>) => Promise<T>;
  /** Does something at a client: the operator, its cashier, or a second person of the clinic. */
  readonly as: Readonly<
    Record<'operator' | 'cashier' | 'second', (client: Ref, what: (work: Work) => Promise<unknown>) => Promise<unknown>>
  >;
};

/** Warnings that people at a desk have read. */
const confirmation = { codes: ['shift.open_bills', 'shift.differs', 'patient.similar'] };

/** A world on a database that holds nothing but the seed, whose first accounts stand for the people of clinics. */
export const worldOn = async (database: Database, begin: Date): Promise<World> => {
  const time = { now: begin };
  const store = storeOf(readConfig({ LOG_LEVEL: 'silent' }), database, () => time.now);
  const act = systemAct(store);
  const run: World['run'] = (what) => write(act, true, what);
  const { records: people } = await run((work) => work.read('user', { sort: ['created_at'], limit: 2 }));
  const personAt =
    (at: number): World['as']['cashier'] =>
    ({ id: entityId }, what) =>
      write({ ...act, actor: { ...act.actor, id: people[at]!.id, entityId }, confirmation }, true, what);
  return { store, time, run, as: { operator: (_, what) => run(what), cashier: personAt(0), second: personAt(1) } };
};

/** Adds a client without a subscription; every zone has some. */
export const addClient = async (work: Work, at: number): Promise<Ref> => {
  const { people: _people, ...values } = demoClient(at);
  const time_zone = (Object.keys(zones) as Zone[])[at % 3]!;
  return { type: 'entity', id: await work.add('entity', { ...values, time_zone }) };
};

export type Scratch = {
  /** A database with the seed only, which nobody else uses; an earlier one of this scratch is closed. */
  fresh(): Promise<Database>;
  close(): Promise<void>;
};

/** An embedded PostgreSQL in a temporary folder, without the waiting for the disk that keeps data safe. */
export async function scratchDatabase(progress: (sentence: string) => void): Promise<Scratch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nadi-simulation-'));
  const server = embeddedPostgres({ dataDir, progress, settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } });
  await server.start();
  const template = await openDatabase(server.connectionString(), { as: 'owner', max: 2, statementTimeout: 0 });
  await migrate(template, { progress });
  await seed(template, {});
  await template.close();
  let made = 0;
  let open: Database | undefined;
  return {
    async fresh() {
      await open?.close();
      const name = `run_${(made += 1)}`;
      await copyDatabase(server.connectionString('postgres'), name, 'nadi');
      return (open = await openDatabase(appAddress(server.connectionString(name)), { max: 4 }));
    },
    async close() {
      await open?.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

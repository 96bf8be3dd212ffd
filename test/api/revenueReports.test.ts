/** Recurring revenue: its figures follow from what was done to subscriptions, and those of past months stay. Rules: INV-9, INV-14. */
import { Client } from 'pg';
import { readConfig } from '#server/config';
import { advanceSubscriptions } from '#server/areas/clients/jobs/subscriptionJob';
import { storeOf } from '#server/storeOf';
import { newId } from '#server/repository/ids';
import { addDays, dayIn, monthOf, type Day } from '#shared/domain/calendarDays';
import { sumOf } from '#shared/domain/money';
import { movementsOf } from '#shared/areas/clients/domain/revenueMovements';
import { amounts, fc } from '../shared/domain/properties';
import { report } from './readReport';
import { api, clinicOn, clock, later, order, packOf, said, to } from './subscribedClinic';

/** Runs statements as the owner of the tables: the app itself may not delete what is written here. */
const asOwner = async (...statements: readonly (readonly [string, unknown[]])[]): Promise<void> => {
  const owner = new Client(api.database.url);
  await owner.connect();
  await owner.query(`set nadi.scope = 'all'`);
  for (const [statement, values] of statements) await owner.query(statement, values);
  await owner.end();
};

const monthly = async (month: string) => (await report('revenue', `?from=${month}-01&to=${month}-28`)).rows[0];

type Change = { readonly client: number; readonly header: number; readonly day: number; readonly amount: number };

const clients = Array.from({ length: 4 }, () => ({ id: newId(), headers: [newId(), newId()] }));
const dayAt = (day: number): Day => addDays('2020-01-01', day);

const forget = [`delete from revenue_changes where changed_at < '2021-01-01'`, []] as const satisfies readonly [string, unknown[]];
const writeHistory = (history: readonly Change[]): Promise<void> =>
  asOwner(
    [...forget],
    // Written past the app, so what was answered before has to be told that it is out of date.
    [`update totals set revision = revision + 1 where resource = 'clientsubsheader'`, []],
    ...history.map(({ client, header, day, amount }): [string, unknown[]] => [
      'insert into revenue_changes (entity_id, header_id, changed_at, amount) values ($1, $2, $3, $4)',
      [clients[client]!.id, clients[client]!.headers[header], `${dayAt(day)}T03:00:00Z`, amount],
    ]),
  );

/** Each client's revenue at the end of a day. */
const clientsAt = (history: readonly Change[], end: Day): number[] =>
  clients.map((_, client) =>
    sumOf(
      [0, 1].map((header) => {
        const past = history.filter((one) => one.client === client && one.header === header && dayAt(one.day) <= end);
        return [...past].sort((a, b) => b.day - a.day)[0]?.amount ?? 0;
      }),
    ),
  );

test('given a client that starts, grows, ends and comes back, when months pass, then each movement stands in its month, and past months stay', async () => {
  const small = await packOf({ base_price: 300_000 });
  const large = await packOf({ base_price: 700_000 });
  const before = Number((await monthly('2026-09'))!['opening']);
  const { owner, id } = await clinicOn(small);
  expect(await monthly('2026-09')).toMatchObject({
    opening: before,
    new: 300_000,
    closing: before + 300_000,
    arr: (before + 300_000) * 12,
  });
  later(30);
  expect(said(await order(owner, id, 'change-plan', to(large, { when: 'now' })))).toEqual([200]);
  const october = await monthly('2026-10');
  expect(october).toMatchObject({ opening: before + 300_000, expansion: 400_000, closing: before + 700_000 });
  later(30);
  expect(said(await order(owner, id, 'cancel', { attributes: { when: 'now' } }))).toEqual([200]);
  expect(await monthly('2026-11')).toMatchObject({ churn: -700_000, closing: before });
  later(30);
  expect(said(await order(owner, id, 'renew', to(small)))).toEqual([200]);
  const { rows } = await report('revenueClients', '?month=2026-11-10&movement=churn');
  expect(rows).toMatchObject([{ movement: 'churn', before: 700_000, after: 0, change: -700_000 }]);
  expect(await monthly('2026-10')).toEqual(october);
});

test('given random histories of clients with several subscriptions, when the report is read, then it is what the shared rule says, and the movements add up', async () => {
  const from = monthOf('2020-01-01');
  const change = fc.record({
    client: fc.integer({ min: 0, max: 3 }),
    header: fc.integer({ min: 0, max: 1 }),
    day: fc.integer({ min: 0, max: 359 }),
    amount: fc.oneof(fc.constant(0), amounts),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, { maxLength: 30, selector: ({ client, header, day }) => `${client} ${header} ${day}` }),
      async (history) => {
        await writeHistory(history);
        const { rows } = await report('revenue', '?from=2020-01-01&to=2020-12-31');
        const expected = Array.from({ length: 12 }, (_, at) => {
          const ends = (month: number) => clientsAt(history, dayIn(from + month, 31));
          const earlier = Array.from({ length: at }, (__, month) => ends(month));
          const [before, after] = [ends(at - 1), ends(at)];
          const moved = movementsOf(
            after.map((amount, client) => ({
              before: before[client]!,
              after: amount,
              hadBefore: earlier.some((one) => one[client]! > 0),
            })),
          );
          return { month: dayIn(from + at, 1), opening: sumOf(before), ...moved, closing: sumOf(after) };
        }).reverse();
        expect(rows.map(({ arr: _, ...row }) => row)).toEqual(expected);
        for (const { opening, closing, ...row } of rows)
          expect(sumOf(['new', 'reactivation', 'expansion', 'contraction', 'churn'].map((name) => Number(row[name])))).toBe(
            Number(closing) - Number(opening),
          );
      },
    ),
    { numRuns: 15 },
  );
  await asOwner([...forget]);
}, 120_000);

test('given a trial that is billed from its end on, when the reports of trials are read, then it became a client in its month', async () => {
  const { owner, id } = await clinicOn(await packOf({ trial_days: 14 }), { trial: true });
  const [before] = (await report('trials', '?from=2026-09-01&to=2026-09-30')).rows;
  expect((await report('trialClients', '?from=2026-09-16&to=2026-09-16')).rows).toContainEqual(
    expect.objectContaining({ result: 'running', begun_on: '2026-09-16', ends_on: '2026-09-29', client_since: null }),
  );
  later(20);
  expect(
    await advanceSubscriptions(
      storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => clock.now),
      console,
    ),
  ).toBeGreaterThan(0);
  const [after] = (await report('trials', '?from=2026-09-01&to=2026-09-30')).rows;
  expect(after).toMatchObject({
    begun: before!['begun'],
    became_clients: Number(before!['became_clients']) + 1,
    running: Number(before!['running']) - 1,
  });
  expect((await report('revenueNow')).rows[0]!['active']).toBeGreaterThan(0);
  expect(said(await order(owner, id, 'cancel', { attributes: { when: 'now' } }))).toEqual([200]);
});

/** Many tariffs at once: how long a preview and an import take. Rule: SVC-8. */
import { sql } from 'kysely';
import type { TariffChange } from '#shared/areas/cashier/domain/tariffChange';
import type { TariffImport } from '#shared/areas/cashier/domain/tariffImport';
import { transaction } from '#server/db/database';
import { refTo } from '../build/records';
import { api, clinicOn } from './clinicWithServices';
import { errorsIn, recordsIn } from './testApi';

const MANY = 5_000;

const clinicWith = async (count: number) => {
  const { entity, owner } = await clinicOn();
  const payer = recordsIn(await owner('GET', '/payers')).find(({ attributes }) => attributes!['kind'] === 'umum')!;
  await transaction(
    api.database,
    async (trx) => {
      await sql`insert into services (id, entity_id, code, name, category, status)
        select gen_random_uuid(), ${entity.id}, 'L-' || n, 'Layanan ' || n, 'lab', 'active' from generate_series(1, ${count}::int) as n`.execute(
        trx,
      );
      await sql`insert into tariffs (id, entity_id, service_id, payer_id, class, price, facility, professional, valid_from)
        select gen_random_uuid(), s.entity_id, s.id, ${payer.id}, 'semua', 90001, 30000, 60001, '2026-01-01' from services as s
        where s.entity_id = ${entity.id} and s.category = 'lab'`.execute(trx);
    },
    { scope: 'all' },
  );
  return { owner, payer: refTo(payer) };
};

const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  const begin = performance.now();
  const answer = await run();
  times.push(`${what}: ${Math.round(performance.now() - begin)} ms`);
  return answer;
};
const times: string[] = [];
afterAll(() => process.env['SAY_TIMES'] && process.stderr.write(`${times.join('\n')}\n`));

test('given 5,000 tariffs, when they rise, then all are previewed and done; one more is too many', async () => {
  const { owner, payer } = await clinicWith(MANY);
  const change = (attributes: object) =>
    owner('POST', '/tariffs/changes', {
      data: {
        type: 'tariff-changes',
        attributes: {
          percent: '3.3',
          rounding: '100',
          direction: 'nearest',
          from: '2026-10-01',
          copy: false,
          categories: ['lab'],
          ...attributes,
        },
        relationships: { payer: { data: payer } },
      },
    });
  const preview = await timed('preview of 5,000', () => change({}));
  const told = preview.document.meta!['change'] as TariffChange;
  expect([told.written, told.sum_before, told.sum_after]).toEqual([MANY, MANY * 90_001, MANY * 93_000]);
  const done = await timed('change of 5,000', () => change({ token: told.token }));
  expect([done.status, ...errorsIn(done)]).toEqual([200]);
}, 60_000);

test('given a file of 10,000 rows with 37 bad ones, then the good ones are imported', async () => {
  const { owner } = await clinicWith(MANY);
  const rows = Array.from({ length: 10_000 }, (_, n) => {
    const [payer, code] = [n % 2 ? 'UMUM' : 'BPJS', `L-${(n >> 1) + 1}`];
    return n < 37 ? `${code}X,${payer},,100000,2026-10-01` : `${code},${payer},,100000,2026-10-01`;
  });
  const send = (mode: string) =>
    owner('POST', `/tariffs/import?mode=${mode}`, Buffer.from(['code,payer,class,price,valid_from', ...rows].join('\r\n')), {
      'content-type': 'text/csv',
    });
  for (const mode of ['try', 'write']) {
    const answer = await timed(`${mode} of 10,000 rows`, () => send(mode));
    expect([answer.status, ...errorsIn(answer)]).toEqual([200]);
    expect((answer.document.meta!['import'] as TariffImport).counts).toMatchObject({ bad: 37, new: 4_981, replaces: 4_982 });
  }
}, 120_000);

/** One command to many subscriptions: a result for each, nothing twice, nothing half-done. Rule: CMD-7. */
import type { ErrorObject, ResourceObject } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { build, refTo } from '../build/records';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type TestApi } from './testApi';

let api: TestApi;
let pack: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date('2026-09-16T03:00:00.000Z') });
  pack = await build(api.as('admin'), 'package', { base_price: 300_000, trial_days: 14 });
});
afterAll(() => api.close());

type Meant = { readonly id: string; readonly version?: number };
type Result = { id: string; from?: string; to?: string; amounts?: Record<string, number>; errors?: ErrorObject[] };

const bulk = (command: string, records: unknown, attributes: object = {}, headers: Record<string, string> = {}): Promise<Answered> =>
  api.as('admin')(
    'POST',
    `/clientsubsheader/bulk/${command}`,
    { data: { type: 'clientsubsheader', attributes }, meta: { records } },
    headers,
  );
const resultsOf = ({ document }: Answered) => document.meta!['results'] as Result[];

const draft = () => build(api.as('admin'), 'clientsubsheader', { package: refTo(pack) });
const drafts = async (count: number): Promise<Meant[]> =>
  Promise.all(Array.from({ length: count }, async () => ({ id: (await draft()).id })));
const running = async (count: number): Promise<Meant[]> => {
  const records = await drafts(count);
  await bulk('activate', records, { trial: false });
  return records;
};
const read = async ({ id }: Meant) => recordIn(await api.as('admin')('GET', `/clientsubsheader/${id}`)).attributes!;
const statusOf = async (record: Meant) => (await read(record))['status'];
const linesOf = async ({ id }: Meant) =>
  recordsIn(await api.as('admin')('GET', `/audit?filter[record_id]=${id}&filter[action]=command&page[size]=50`)).map(
    ({ attributes }) => attributes!['command'],
  );

test('given running ones and a draft, when all are paused, then the running ones are, and the draft has its reason in words', async () => {
  const [one, two] = await running(2);
  const [other] = await drafts(1);
  const answer = await bulk('pause', [one, other, two], { reason: 'Libur Lebaran' }, { 'accept-language': 'id' });
  expect(answer.status).toBe(200);
  expect(resultsOf(answer)).toEqual([
    { id: one!.id, from: 'active', to: 'paused' },
    {
      id: other!.id,
      errors: [expect.objectContaining({ code: 'state.illegal', status: '409', title: expect.stringContaining('draf') as string })],
    },
    { id: two!.id, from: 'active', to: 'paused' },
  ]);
  expect(await Promise.all([one!, other!, two!].map(statusOf))).toEqual(['paused', 'draft', 'paused']);
});

test('given the same selection, when it is asked what would be, then it says so for each, with the amounts, and nothing is changed', async () => {
  const records = [...(await running(1)), ...(await drafts(1))];
  const before = await Promise.all(records.map(read));
  const answer = await api.as('admin')('POST', '/clientsubsheader/bulk/pause?preview=true', {
    data: { type: 'clientsubsheader' },
    meta: { records },
  });
  expect(resultsOf(answer)).toMatchObject([
    { from: 'active', to: 'paused', amounts: { credit: expect.any(Number) as number } },
    { errors: [{ code: 'state.illegal' }] },
  ]);
  expect(await Promise.all(records.map(read))).toEqual(before);
});

test('given an answer that was lost, when the request is sent again, then each command was given once, and what was refused is tried again', async () => {
  const [one] = await running(1);
  const [late] = await drafts(1);
  const send = () => bulk('pause', [one, late], {}, { 'idempotency-key': 'pause-once' });
  expect(resultsOf(await send())).toMatchObject([{ to: 'paused' }, { errors: [{ code: 'state.illegal' }] }]);
  await bulk('activate', [late], { trial: false });
  expect(resultsOf(await send())).toEqual([
    { id: one!.id, from: 'active', to: 'paused' },
    { id: late!.id, from: 'active', to: 'paused' },
  ]);
  expect(await linesOf(one!)).toEqual(['pause', 'activate']);
});

test('given one that somebody else changed since it was seen, then it alone is refused as stale', async () => {
  const [one, two] = await running(2);
  const answer = await bulk('pause', [
    { ...one, version: 2 },
    { ...two, version: 1 },
  ]);
  expect(resultsOf(answer)).toMatchObject([{ to: 'paused' }, { errors: [{ code: 'version.stale' }] }]);
  expect(await statusOf(two!)).toBe('active');
});

test('given a refusal in the midst of a command, then nothing of that record is half-done, and the next one is done', async () => {
  const entity = await build(api.as('admin'), 'entity');
  const twins = await Promise.all(
    [1, 2].map(() => build(api.as('admin'), 'clientsubsheader', { package: refTo(pack), entity: refTo(entity) })),
  );
  const [next] = await drafts(1);
  const answer = await bulk('activate', [...twins.map(({ id }) => ({ id })), next], { trial: true });
  expect(resultsOf(answer)).toMatchObject([{ to: 'trial' }, { errors: [{ code: 'subscription.other_live' }] }, { to: 'trial' }]);
  expect(await read(twins[1]!)).toMatchObject({ status: 'draft', trial_end_at: null });
});

test.each<[string, unknown, object, string[]]>([
  ['no records', undefined, {}, ['required /meta/records']],
  ['records that are no list', {}, {}, ['invalid_type /meta/records']],
  ['two that are no records', [{ id: 'x' }, {}], {}, ['invalid_id /meta/records/0/id', 'invalid_id /meta/records/1/id']],
  ['more than one request may name', Array.from({ length: limits.bulk + 1 }, () => ({})), {}, ['too_many /meta/records']],
  ['an unknown input', [], { because: 'x' }, ['unknown_field /data/attributes/because']],
])('given %s, then the request as a whole is refused', async (_, records, attributes, problems) => {
  const answer = await bulk('pause', records, attributes);
  expect([answer.status, ...errorsIn(answer)]).toEqual([422, ...problems]);
});

test('given a fault in what all are told, then it is said once, and no record is touched', async () => {
  const records = await running(2);
  const answer = await bulk('grant-discount', records, { discount: -1 });
  expect(errorsIn(answer)).toEqual(['too_small /data/attributes/discount', 'required /data/attributes/reason']);
  expect(await Promise.all(records.map(linesOf))).toEqual([['activate'], ['activate']]);
});

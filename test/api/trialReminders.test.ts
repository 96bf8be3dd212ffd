/** Owners are reminded that their trial ends: 7, 3 and 1 days before, each once, in their language. Rule: SUB-17. */
import type { ResourceObject } from '#shared/jsonapi';
import { readConfig } from '#server/config';
import { advanceSubscriptions } from '#server/areas/clients/jobs/subscriptionJob';
import { storeOf } from '#server/storeOf';
import { build, refTo } from '../build/records';
import { recordIn, recordsIn, startTestApi, type Caller, type TestApi } from './testApi';

const start = new Date('2026-09-01T03:00:00.000Z');
let now = start;
let api: TestApi;
let pack: ResourceObject;

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  pack = await build(admin, 'package', { base_price: 300_000, trial_days: 14 });
});
afterAll(() => api.close());
beforeEach(() => {
  now = start;
});

const admin: Caller = async (...asked) => (await api.asUser(api.idOf('admin')))(...asked);
const failures: unknown[] = [];
const log = { error: (what: unknown) => void failures.push(what) };
const look = () =>
  advanceSubscriptions(
    storeOf(readConfig({ DATA_DIR: api.filesDir, LOG_LEVEL: 'silent' }), api.database, () => now),
    log,
  );
/** The clock of the server looks, and the jobs that it asked for are done. */
const pass = async (until: string) => {
  now = new Date(until);
  await look();
  await api.app.jobs.runDue();
};

type Clinic = { readonly entity: string; readonly owner: string; readonly subscription: string };
let clinics = 0;

const trialing = async ({ language = 'id', header = {} }: { language?: string; header?: object } = {}) => {
  clinics += 1;
  const entity = await build(admin, 'entity', { name: `Klinik Anggrek ${clinics}` });
  const owner = await build(admin, 'user', { name: 'Ibu Rini', entity: refTo(entity) });
  // The language is noted from the pages that the owner sees, at most every five minutes.
  now = new Date(start.getTime() + 600_000);
  await (
    await api.asUser(owner.id)
  )('GET', '/me');
  const call = await api.asUser(owner.id);
  now = new Date(start.getTime() + 1_200_000);
  await call('GET', '/me', undefined, { cookie: `lang=${language}` });
  now = start;
  const { id } = await build(admin, 'clientsubsheader', { entity: refTo(entity), package: refTo(pack), ...header });
  const done = await admin('POST', `/clientsubsheader/${id}/activate`, {
    data: { type: 'clientsubsheader', id, attributes: { trial: true } },
  });
  expect(done.status).toBe(200);
  return { entity: entity.id, owner: String(owner.attributes!['email']), subscription: id } satisfies Clinic;
};
const mailsTo = async (to: string) =>
  recordsIn(await admin('GET', `/mails?filter[q]=${to}&filter[purpose]=trial_reminder&sort=created_at&page[size]=100`)).map(
    ({ attributes }) => attributes as { subject: string; body: string; status: string; sandbox: boolean },
  );

test('given a trial of 14 days, then its owner is reminded 7, 3 and 1 days before its end, from 8 o’clock', async () => {
  const { owner } = await trialing();
  const seen: string[][] = [];
  for (const at of ['2026-09-02', '2026-09-08', '2026-09-12', '2026-09-14', '2026-09-15']) {
    await pass(`${at}T00:59:59.999Z`);
    await pass(`${at}T01:00:00.000Z`);
    seen.push((await mailsTo(owner)).map(({ subject }) => subject));
  }
  const [seven, three, one] = ['Masa coba Nadi tinggal 7 hari', 'Masa coba Nadi tinggal 3 hari', 'Hari ini hari terakhir masa coba Nadi'];
  expect(seen).toEqual([[], [seven], [seven, three], [seven, three, one], [seven, three, one]]);
  expect(failures).toEqual([]);
});

test('given an owner who uses the pages in English, then the mail is in English and says what follows', async () => {
  const { owner } = await trialing({ language: 'en' });
  await pass('2026-09-08T02:00:00.000Z');
  const [mail] = await mailsTo(owner);
  expect(mail!.subject).toBe('7 days left in your Nadi trial');
  expect(mail!.body).toContain('ends on 14 September 2026. The subscription then continues');
});

test.each([
  ['does not renew by itself', { auto_renew: false }, 'ditangguhkan'],
  ['renews', {}, 'berjalan terus'],
])('given a trial that %s, then the mail says so', async (_, header, words) => {
  const { owner } = await trialing({ header });
  await pass('2026-09-08T02:00:00.000Z');
  expect((await mailsTo(owner))[0]!.body).toContain(words);
});

test('given a clock that comes late, then one mail says how many days are really left', async () => {
  const { owner } = await trialing();
  await pass('2026-09-12T12:00:00.000Z');
  expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(['Masa coba Nadi tinggal 3 hari']);
});

test('given a clock that comes after the end, then nobody is reminded of it', async () => {
  const { owner } = await trialing();
  await pass('2026-09-20T12:00:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
});

test('given two servers that look at once, and again, then there is one mail', async () => {
  const { owner } = await trialing();
  now = new Date('2026-09-08T02:00:00.000Z');
  await Promise.all([look(), look()]);
  await look();
  await api.app.jobs.runDue();
  expect(await mailsTo(owner)).toHaveLength(1);
});

test('given a trial that is extended, then it is reminded before its real end', async () => {
  const { owner, subscription: id } = await trialing();
  await pass('2026-09-10T02:00:00.000Z');
  await admin('POST', `/clientsubsheader/${id}/extend-trial`, {
    data: { type: 'clientsubsheader', id, attributes: { until: '2026-09-30', reason: 'Masih mencoba' } },
  });
  await pass('2026-09-16T02:00:00.000Z');
  expect(await mailsTo(owner)).toHaveLength(1);
  await pass('2026-09-24T02:00:00.000Z');
  expect((await mailsTo(owner)).at(-1)!.subject).toBe('Masa coba Nadi tinggal 7 hari');
});

test('given a trial of one day, then the day on which it begins brings no mail', async () => {
  const short = await build(admin, 'package', { trial_days: 1 });
  const { owner } = await trialing({ header: { package: refTo(short) } });
  await pass('2026-09-01T16:59:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
});

test('given a trial that was cancelled at once, then no reminder follows', async () => {
  const { owner, subscription: id } = await trialing();
  await admin('POST', `/clientsubsheader/${id}/cancel`, { data: { type: 'clientsubsheader', id, attributes: { when: 'now' } } });
  expect(recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!['next_reminder_at']).toBeNull();
  await pass('2026-09-08T02:00:00.000Z');
  expect(await mailsTo(owner)).toEqual([]);
});

/** Every resource whose changes must name a version: none is made without one, and none from an older one. Rule: CORE-6. */
import { resources, type ResourceName } from '#shared/areas/resources';
import { commandPath } from '#shared/kit/commands';
import type { Resource } from '#shared/kit/resource';
import type { ErrorObject } from '#shared/jsonapi';
import { build, callerFor, changeOf, inputDocument } from '../build/records';
import { errorsIn, recordIn, startTestApi, type Answered, type Caller, type Headers, type TestApi } from './testApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const demanding = (Object.entries(resources) as [ResourceName, Resource][]).filter(([, { demandsVersion }]) => demandsVersion);

/** A change of the record itself, each of its relations, and each of its commands. */
const changes = demanding.flatMap(([name, { access, relations, commands }]) => [
  ...(access.update ? [[name, 'a change', 'PATCH', '']] : []),
  ...Object.entries(relations).flatMap(([relation, { mode }]) =>
    access.update && mode !== 'r' ? [[name, `its ${relation}`, 'PATCH', `/relationships/${relation}`]] : [],
  ),
  ...Object.keys(commands).map((command) => [name, command, 'POST', `/${commandPath(command)}`]),
]) as [ResourceName, string, string, string][];

const said = ({ status, ...answer }: Answered) => [status, ...errorsIn({ status, ...answer })];

/** What a change sends. @param what its name in the rows */
const bodyOf = async (call: Caller, name: ResourceName, what: string, id: string) => {
  const [, relation] = what.split('its ');
  if (relation !== undefined) return { data: recordIn(await call('GET', `${resources[name].path}/${id}`)).relationships![relation]!.data };
  if (what === 'a change') return changeOf(name, id, {});
  const { data } = await inputDocument(call, name, what);
  return { data: { ...data, id } };
};

test('they are the patients, visits and appointments of clinics, and what is written about them', () => {
  expect(demanding.map(([name]) => name).sort()).toEqual([
    'appointment',
    'clinicSetting',
    'consent',
    'letter',
    'patient',
    'treatment',
    'treatmentSeries',
    'visit',
    'visitCharge',
    'visitNote',
  ]);
});

test.each(changes)(
  '%s: %s without a version is 428, from an older one 409, and neither changes anything',
  async (name, what, method, at) => {
    const call = await callerFor(api.as('admin'), name);
    const { id } = await build(call, name);
    const address = `${resources[name].path}/${id}`;
    const body = await bodyOf(call, name, what, id);
    const change = (headers: Headers) => call(method, `${address}${at}`, body, headers);
    expect(said(await change({ 'if-match': undefined }))).toEqual([428, 'version.required If-Match']);
    const stale = await change({ 'if-match': '"7"' });
    expect([...said(stale), stale.document.errors![0]!.meta]).toEqual([409, 'version.stale', { version: 1 }]);
    expect(recordIn(await call('GET', address)).meta).toMatchObject({ version: 1 });
    // From the version that there is, it is refused for neither reason.
    expect(JSON.stringify(said(await change({ 'if-match': '"1"' })))).not.toMatch(/version\./);
  },
);

/** Those that people edit, and do not only give commands. */
const edited = demanding.filter(([, { states }]) => states?.edit.includes(states.initial));

test.each(edited)('%s: the version in the document is as good as the header', async (name, { path }) => {
  const call = await callerFor(api.as('admin'), name);
  const { id } = await build(call, name);
  const { data } = changeOf(name, id, {});
  const from = async (version: number) =>
    said(await call('PATCH', `${path}/${id}`, { data: { ...data, meta: { version } } }, { 'if-match': undefined }));
  expect([await from(7), await from(1)]).toEqual([[409, 'version.stale'], [200]]);
});

test.each(demanding)('%s: a command on many records names the version of each', async (name, { path, commands }) => {
  const call = await callerFor(api.as('admin'), name);
  const { id } = await build(call, name);
  const [command] = Object.keys(commands);
  const input = await inputDocument(call, name, command!);
  const order = (version?: number) =>
    call('POST', `${path}/bulk/${commandPath(command!)}`, { ...input, meta: { records: [{ id, ...(version && { version }) }] } });
  expect(said(await order())).toEqual([428, 'version.required /meta/records/0/version']);
  const [result] = (await order(7)).document.meta!['results'] as { errors: ErrorObject[] }[];
  expect(result!.errors.map(({ code }) => code)).toEqual(['version.stale']);
});

test.each(demanding)('%s is never deleted: a deletion of many records names no versions', (_, { access }) => {
  expect(access.destroy).toBeUndefined();
});

test('the description of the API says so', async () => {
  const { paths } = (await api.app.inject('/api/v1/openapi.json')).json<{ paths: Record<string, Record<string, { responses: object }>> }>();
  const demanded = (path: string, method: string) => '428' in paths[path]![method]!.responses;
  expect([demanded('/visits/{id}/call', 'post'), demanded('/patients/{id}', 'patch'), demanded('/items/{id}', 'patch')]).toEqual([
    true,
    true,
    false,
  ]);
});

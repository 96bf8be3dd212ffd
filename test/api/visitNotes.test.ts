/** Notes of a visit: who signs, what is fixed, how it is amended, and whose text snippet it is. Rules: NOTE-2, NOTE-3, NOTE-4, NOTE-5, NOTE-6. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, changeOf, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { everyClientsRows } from '../server/db/withDatabase';
import { errorsIn, recordIn, recordsIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

let api: TestApi;
let sari: Caller;
let budi: Caller;
let entity: Ref;

beforeAll(async () => {
  api = await startTestApi();
  ({ call: sari, entity } = await clinicOf(api.as('admin')));
  const colleague = await build(api.as('admin'), 'user', { entity, name: 'dr. Budi' });
  const [membership] = recordsIn(await sari('GET', `/memberships?filter[q]=${String(colleague.attributes!['email'])}`));
  const doctor = recordsIn(await sari('GET', '/roles?page[size]=100')).find(({ attributes }) => attributes!['name'] === 'dokter')!;
  await sari('POST', `/memberships/${membership!.id}/change-role`, {
    data: { type: 'memberships', id: membership!.id, relationships: { role: { data: refTo(doctor) } } },
  });
  budi = await api.asUser(colleague.id);
});
afterAll(() => api.close());

const said = (answer: Answered) => [answer.status, ...errorsIn(answer)];
const any = { 'if-match': '*' };
const give = (by: Caller, note: ResourceObject, command: string, attributes: object = {}) =>
  by('POST', `/visit-notes/${note.id}/${command}`, { data: { type: 'visit-notes', id: note.id, attributes } }, any);
const change = (by: Caller, note: ResourceObject, values: Given) =>
  by('PATCH', `/visit-notes/${note.id}`, changeOf('visitNote', note.id, values), any);
const read = async ({ id }: ResourceObject) => recordIn(await sari('GET', `/visit-notes/${id}`)).attributes!;
// Without an examination: such a visit ends without a diagnosis.
const visitOf = (values: Given = {}) => build(sari, 'visit', { purpose: 'tanpa_pemeriksaan', ...values });
const endVisit = async ({ id }: ResourceObject, commands = ['examine', 'finish']) => {
  for (const command of commands) {
    const attributes = command === 'cancel' ? { reason: 'Pulang' } : {};
    const answer = await sari('POST', `/visits/${id}/${command}`, { data: { type: 'visits', id, attributes } }, any);
    expect(said(answer)).toEqual([200]);
  }
};
const noteOf = (visit: ResourceObject, values: Given = {}, by = sari) =>
  build(by, 'visitNote', { entity, visit: refTo(visit), assessment: 'Demam dengue', ...values });
const add = async (by: Caller, values: Given) => by('POST', '/visit-notes', await draftOf(by, 'visitNote', { entity, ...values }));

test('given a note of a visit, then it has the patient of the visit and the name of who is signed in, whatever is sent', async () => {
  const visit = await visitOf();
  const note = await noteOf(visit, {}, budi);
  expect(note.attributes).toMatchObject({ author: 'dr. Budi', status: 'draft', signed_at: null });
  expect(note.relationships!['patient']!.data).toEqual(visit.relationships!['patient']!.data);
  const forged = await budi(
    'POST',
    '/visit-notes',
    await draftOf(budi, 'visitNote', { entity, visit: refTo(await visitOf()), author: 'dr. Sari' }),
  );
  expect(said(forged)).toEqual([403, 'read_only /data/attributes/author']);
});

test('given a signed note, then no change and no command but an amendment is taken, and the database refuses it, too', async () => {
  const note = await noteOf(await visitOf());
  expect(said(await give(sari, note, 'sign'))).toEqual([200]);
  const fixed = await read(note);
  expect(fixed).toMatchObject({ status: 'signed', signed_at: expect.any(String) });
  for (const part of ['subjective', 'objective', 'assessment', 'plan'])
    expect((await change(sari, note, { [part]: 'Lain' })).status).toBe(409);
  expect([(await give(sari, note, 'discard')).status, (await give(sari, note, 'sign')).status]).toEqual([409, 409]);
  expect((await sari('DELETE', `/visit-notes/${note.id}`, undefined, any)).status).toBe(405);
  for (const set of [`assessment = 'Lain'`, 'signed_at = now()', `status = 'draft'`, 'deleted_at = now()'])
    await expect(everyClientsRows(api.database, `update visit_notes set ${set} where id = $1`, [note.id])).rejects.toThrow(/signed note/);
  expect(await read(note)).toEqual(fixed);
});

test.each<[string, Given, (note: ResourceObject) => Promise<Answered>, unknown[]]>([
  ['somebody else signs it', {}, (note) => give(budi, note, 'sign'), [409, 'note.not_author']],
  ['it is signed empty', { assessment: ' ' }, (note) => give(sari, note, 'sign'), [422, 'note.empty']],
  ['it is amended before it is signed', {}, (note) => give(sari, note, 'amend', { reason: 'Salah' }), [409, 'state.illegal']],
])('given a draft, when %s, then it is refused', async (_, values, act, answer) => {
  const note = await noteOf(await visitOf(), values);
  expect(said(await act(note))).toEqual(answer);
  expect((await read(note))['status']).toBe('draft');
});

test('given a draft of hers, when she begins a second one, then it is refused, and a colleague can still write one', async () => {
  const visit = refTo(await visitOf());
  const own = { visit, plan: 'Kontrol' };
  const both = await Promise.all([add(sari, own), add(sari, own)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await add(budi, own)).status).toBe(201);
});

test.each<[string, string[] | undefined, string]>([
  ['has ended', undefined, 'visit.ended'],
  ['was cancelled', ['cancel'], 'visit.cancelled'],
])('given a visit that %s, then no note is begun and no vital signs are taken', async (_, commands, code) => {
  const visit = await visitOf();
  await endVisit(visit, commands);
  const refused = [409, `${code} /data/relationships/visit`];
  expect(said(await add(sari, { visit: refTo(visit) }))).toEqual(refused);
  const vitals = await draftOf(sari, 'vitalSign', { entity, visit: refTo(visit), pulse: 80 });
  expect(said(await sari('POST', '/vital-signs', vitals))).toEqual(refused);
});

test('given a visit that has ended, then its draft is still written and signed', async () => {
  const visit = await visitOf();
  const note = await noteOf(visit);
  await endVisit(visit);
  expect((await change(sari, note, { plan: 'Kontrol 3 hari' })).status).toBe(200);
  expect(said(await give(sari, note, 'sign'))).toEqual([200]);
});

test('given a signed note, when it is amended, then both are readable, and the new one counts once it is signed', async () => {
  const visit = await visitOf();
  const note = await noteOf(visit, { subjective: 'Demam 3 hari' });
  await give(sari, note, 'sign');
  await endVisit(visit);
  expect(said(await give(sari, note, 'amend', { reason: 'Diagnosis keliru' }))).toEqual([200]);
  const amendment = recordsIn(await sari('GET', `/visit-notes?filter[visit]=${visit.id}&filter[status]=draft`))[0]!;
  expect(amendment.attributes).toMatchObject({ subjective: 'Demam 3 hari', reason: 'Diagnosis keliru' });
  expect(amendment.relationships!['previous']!.data).toEqual(refTo(note));
  expect((await read(note))['status']).toBe('signed');
  await change(sari, amendment, { assessment: 'Tifoid' });
  expect(said(await give(sari, amendment, 'sign'))).toEqual([200]);
  expect(await read(note)).toMatchObject({ status: 'amended', assessment: 'Demam dengue' });
  expect(await read(amendment)).toMatchObject({ status: 'signed', assessment: 'Tifoid' });
});

test('given a change of a draft from an older version, then it is a conflict with the present text', async () => {
  const note = await noteOf(await visitOf());
  await change(budi, note, { plan: 'Rujuk' });
  const stale = await sari('PATCH', `/visit-notes/${note.id}`, changeOf('visitNote', note.id, { plan: 'Pulang' }), { 'if-match': '"1"' });
  expect(stale.status).toBe(409);
  expect(await read(note)).toMatchObject({ plan: 'Rujuk' });
});

test('given a draft, when it is moved to the visit of another patient, then it is refused and stays', async () => {
  const visit = await visitOf();
  const note = await noteOf(visit);
  expect(said(await change(sari, note, { visit: refTo(await visitOf()) }))).toEqual([403, 'read_only /data/relationships/visit']);
  const now = recordIn(await sari('GET', `/visit-notes/${note.id}`)).relationships!;
  expect([now['visit']!.data, now['patient']!.data]).toEqual([refTo(visit), visit.relationships!['patient']!.data]);
  expect((await change(sari, note, { visit: refTo(visit), plan: 'Kontrol' })).status).toBe(200);
});

test('given a note of another patient, then its text cannot be named as copied from', async () => {
  const other = await noteOf(await visitOf());
  const { data } = await draftOf(sari, 'visitNote', { entity, visit: refTo(await visitOf()), plan: 'Sama' });
  const relationships = { ...data.relationships, source: { data: refTo(other) } };
  const refused = await sari('POST', '/visit-notes', { data: { ...data, relationships } });
  expect(said(refused)).toEqual([422, 'note.other_patient /data/relationships/source']);
});

test('given snippets of two people, then each changes their own, and both those of the clinic', async () => {
  const own = await build(sari, 'noteSnippet', { name: 'demam', text: 'Demam 3 hari', scope: 'own' });
  const shared = await build(sari, 'noteSnippet', { name: 'demam', text: 'Demam', scope: 'clinic' });
  const edit = (by: Caller, one: ResourceObject) =>
    by('PATCH', `/note-snippets/${one.id}`, changeOf('noteSnippet', one.id, { text: 'Demam lama' }));
  expect(said(await edit(budi, own))).toEqual([409, 'snippet.not_own']);
  expect((await edit(sari, own)).status).toBe(200);
  expect((await edit(budi, shared)).status).toBe(200);
  const remove = (by: Caller, one: ResourceObject) => by('DELETE', `/note-snippets/${one.id}`);
  expect(said(await remove(budi, own))).toEqual([409, 'snippet.not_own']);
  expect([(await remove(sari, own)).status, (await remove(budi, shared)).status]).toEqual([204, 204]);
});

test('given two patients, when they are merged, then the signed note goes along with its text', async () => {
  const [one, other] = [refTo(await build(sari, 'patient')), refTo(await build(sari, 'patient'))];
  const note = await noteOf(await visitOf({ patient: one }));
  await give(sari, note, 'sign');
  const merged = await sari(
    'POST',
    `/patients/${one.id}/merge`,
    { data: { type: 'patients', id: one.id, attributes: { reason: 'Ganda' }, relationships: { into: { data: other } } } },
    any,
  );
  expect(said(merged)).toEqual([200]);
  const moved = recordIn(await sari('GET', `/visit-notes/${note.id}`));
  expect(moved.relationships!['patient']!.data).toEqual(other);
  expect(moved.attributes).toMatchObject({ status: 'signed', assessment: 'Demam dengue' });
});

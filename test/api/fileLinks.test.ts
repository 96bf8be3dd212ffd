/** Links to files of records: for one person, for a few minutes, and only for who may get the record. Rule: PRV-11. */
import { sentence } from '#shared/errors';
import { limits } from '#shared/limits';
import { changeOf, build } from '../build/records';
import { pathIn, PDF, startFiles, type FilesWorld } from './filesWorld';
import { errorsIn, type Caller } from './testApi';

let files: FilesWorld;
beforeAll(async () => {
  files = await startFiles();
});
afterAll(() => files.world.close());

const memberOf = async (entity: string): Promise<{ call: Caller; id: string }> => {
  const { id } = await build(files.admin, 'user', { name: 'Budi', entity: { type: 'entity', id: entity } });
  return { call: await files.world.asUser(id), id };
};
beforeAll(() => files.send(PDF));

test('the people of the client get a link; those of another client are told that there is no such record, and may files.send nothing', async () => {
  const other = (await build(files.admin, 'entity', { name: 'Klinik Kenanga' })).id;
  const own = await memberOf(files.melati);
  const stranger = await memberOf(other);
  expect((await files.linkTo(own.call)).status).toBe(200);
  const refused = await files.linkTo(stranger.call);
  expect([refused.status, errorsIn(refused)]).toEqual([404, ['resource.missing']]);
  expect(errorsIn(await files.send(PDF, 'a.pdf', { call: own.call }))).toEqual(['access.denied']);
});

test('a guest gets none, and no link lets a guest in', async () => {
  expect(errorsIn(await files.linkTo(files.world.as('anonymous')))).toEqual(['session.missing']);
  expect(errorsIn(await files.world.as('anonymous')('GET', pathIn(await files.linkTo())))).toEqual(['session.missing']);
});

test('another person’s link is refused, also to someone who may read the record', async () => {
  const own = await memberOf(files.melati);
  const answer = await own.call('GET', pathIn(await files.linkTo()));
  expect([answer.status, errorsIn(answer)]).toEqual([403, ['file_link.invalid link']]);
  expect(answer.document.errors![0]!.title).toBe(sentence('file_link.invalid', 'id'));
});

test('a link that was changed, or is none, is refused', async () => {
  const path = pathIn(await files.linkTo());
  const changed = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [changed, '/files?link=', '/files', '/files?link=v1:00000000:AAAA']) {
    const answer = await files.admin('GET', wrong);
    expect([wrong, answer.status, errorsIn(answer)]).toEqual([wrong, 403, ['file_link.invalid link']]);
  }
  const both = await files.admin('GET', '/files?link=a&link=b');
  expect([both.status, errorsIn(both)]).toEqual([400, ['query.invalid link']]);
});

test('a link opens for five minutes and no longer', async () => {
  const path = pathIn(await files.linkTo());
  files.pass(limits.fileLink - 1);
  expect((await files.fetchFile(path)).status).toBe(200);
  files.pass(1);
  const late = await files.admin('GET', path, undefined, { 'accept-language': 'en' });
  expect([late.status, errorsIn(late)]).toEqual([410, ['file_link.expired link']]);
  expect(late.document.errors![0]!.title).toBe('This file link has expired. Open the record and ask for the file again.');
});

test('anyone who lost the right to the record since gets no file', async () => {
  const own = await memberOf(files.melati);
  const path = pathIn(await files.linkTo(own.call));
  await files.admin('PATCH', `/users/${own.id}`, changeOf('user', own.id, { entity: null }));
  const answer = await (await files.world.asUser(own.id))('GET', path);
  expect([403, 404]).toContain(answer.status);
  expect(answer.document.errors).toBeDefined();
});

test('a link to one record’s file does not open another’s, and a replaced file is gone', async () => {
  const rose = (await build(files.admin, 'entity', { name: 'Klinik Mawar' })).id;
  const none = await files.linkTo(files.admin, rose);
  expect([none.status, errorsIn(none)]).toEqual([404, ['file.missing']]);
  await files.send(files.png, 'mawar.png', { id: rose });
  expect((await files.fetchFile(pathIn(await files.linkTo(files.admin, rose)))).bytes).toEqual(files.png);
  const path = pathIn(await files.linkTo());
  await files.send(PDF, 'baru.pdf');
  const answer = await files.admin('GET', path);
  expect([answer.status, errorsIn(answer)]).toEqual([404, ['file.missing']]);
});

test('no record, and a query that means nothing, are told apart', async () => {
  expect(errorsIn(await files.linkTo(files.admin, '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f00'))).toEqual(['resource.missing']);
  expect(errorsIn(await files.admin('GET', `/file-links/entity/${files.melati}/agreement?as=html`))).toEqual(['query.unknown as']);
});

/** Files of records: taken by their bytes, and told by name, size and type alone. Rules: PRV-10, PRV-11, SUB-22, VAL-15. */
import { limits } from '#shared/limits';
import { build } from '../build/records';
import { MOST, pathIn, PDF, startFiles, type FilesWorld } from './filesWorld';
import { errorsIn, recordIn, recordsIn } from './testApi';

const PAGE = Buffer.from('<html><script>alert("Dr. Sari")</script></html>');

let files: FilesWorld;
beforeAll(async () => {
  files = await startFiles();
});
afterAll(() => files.world.close());

test('given a PDF, then its record tells name, size and type and nothing of where it is stored; the audit tells its name', async () => {
  const answer = await files.send(PDF);
  const info = { name: 'perjanjian.pdf', size: PDF.length, type: 'application/pdf' };
  expect([answer.status, answer.document.meta]).toEqual([201, { file: info }]);
  expect(answer.headers['location']).toBeUndefined();
  const read = await files.admin('GET', `/entity/${files.melati}`);
  expect(recordIn(read).attributes!['agreement']).toEqual(info);
  expect(answer.headers['etag']).toBe(`"${recordIn(read).meta!['version']}"`);
  const list = await files.admin('GET', '/entity');
  const [stored] = await files.filesKept();
  expect(stored).toMatch(/^[0-9a-f]{32}\.file$/);
  const audit = await files.admin('GET', `/audit?filter[record_id]=${files.melati}`);
  expect(recordsIn(audit)[0]!.attributes).toMatchObject({ action: 'update', before: { agreement: null }, after: { agreement: info.name } });
  for (const { text } of [answer, read, list, audit]) expect(text).not.toContain(stored!.slice(0, 32));
  expect((await files.world.app.inject(`/files/${stored}`)).statusCode).toBe(404);
});

test('given a file, when a link to it is asked for and used, then it comes byte for byte, as a download that nobody keeps', async () => {
  const link = await files.linkTo();
  expect([link.status, link.document.meta!['expires_at']]).toEqual([200, new Date(files.now() + limits.fileLink).toISOString()]);
  expect(link.headers['cache-control']).toBe('no-store');
  const { status, headers, bytes } = await files.fetchFile(pathIn(link));
  expect(status).toBe(200);
  expect(bytes).toEqual(PDF);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'content-disposition': `attachment; filename="perjanjian.pdf"; filename*=UTF-8''perjanjian.pdf`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
});

describe('what is taken, by its bytes', () => {
  test.each<[string, () => Buffer, string, string, string]>([
    ['a PNG that is called a PDF', () => files.png, 'perjanjian.pdf', 'perjanjian.pdf.png', 'image/png'],
    ['a PNG', () => files.png, 'Perjanjian.PNG', 'Perjanjian.PNG', 'image/png'],
    ['a name with folders', () => PDF, '../../etc/passwd.pdf', 'passwd.pdf', 'application/pdf'],
    ['a name in another script', () => PDF, 'Perjanjian Ñusantara – 協定.pdf', 'Perjanjian Ñusantara – 協定.pdf', 'application/pdf'],
    ['a name that hides its extension', () => PDF, 'perjanjian\u202Efdp.exe', 'perjanjianfdp.exe.pdf', 'application/pdf'],
    ['no name to speak of', () => PDF, '.pdf', 'file.pdf', 'application/pdf'],
    ['as much as is allowed', () => Buffer.concat([PDF, Buffer.alloc(MOST - PDF.length)]), 'a.pdf', 'a.pdf', 'application/pdf'],
  ])('%s', async (_, bytes, given, name, type) => {
    const answer = await files.send(bytes(), given);
    expect([answer.status, answer.document.meta]).toEqual([201, { file: { name, size: bytes().length, type } }]);
  });

  test('a name in another script is sent so that every program can read it', async () => {
    await files.send(PDF, 'Perjanjian – 協定 (1).pdf');
    const { headers } = await files.fetchFile(pathIn(await files.linkTo()));
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Perjanjian _ __ (1).pdf"; filename*=UTF-8''Perjanjian%20%E2%80%93%20%E5%8D%94%E5%AE%9A%20%281%29.pdf`,
    );
  });
});

describe('what is refused', () => {
  test.each<[string, () => Buffer, string, number, string[], string]>([
    ['a page that is called a PDF', () => PAGE, 'perjanjian.pdf', 415, ['file.unsupported'], 'Yang diterima: PDF, PNG, JPEG, WebP.'],
    ['an SVG', () => Buffer.from('<svg onload="alert(1)"/>'), 'a.png', 415, ['file.unsupported'], 'bukan jenis yang diterima'],
    ['a program', () => Buffer.from('MZ\x90\x00'), 'a.pdf', 415, ['file.unsupported'], 'bukan jenis yang diterima'],
    ['a PDF behind a page', () => Buffer.concat([PAGE, PDF]), 'a.pdf', 415, ['file.unsupported'], 'bukan jenis yang diterima'],
    ['nothing', () => Buffer.alloc(0), 'a.pdf', 422, ['file.empty'], 'Berkas ini kosong.'],
    [
      'a byte too many',
      () => Buffer.concat([PDF, Buffer.alloc(MOST - PDF.length + 1)]),
      'a.pdf',
      413,
      ['file.too_large'],
      'Berkas terlalu besar. Paling besar 10 MB.',
    ],
    ['far too much', () => Buffer.alloc(MOST + 200_000), 'a.pdf', 413, ['file.too_large'], 'Paling besar 10 MB.'],
  ])('%s, in words, and nothing is kept', async (_, bytes, name, status, errors, said) => {
    const [kept, before] = [await files.filesKept(), await files.agreementOf()];
    const answer = await files.send(bytes(), name);
    expect([answer.status, errorsIn(answer)]).toEqual([status, errors]);
    expect(answer.document.errors![0]!.title).toContain(said);
    expect([await files.filesKept(), await files.agreementOf()]).toEqual([kept, before]);
  });

  test('a stale version', async () => {
    const answer = await files.send(PDF, 'a.pdf', { headers: { 'if-match': '"1"' } });
    expect([answer.status, errorsIn(answer)]).toEqual([409, ['version.stale']]);
  });

  test.each([
    ['a new record', 'POST', 'made'],
    ['a change', 'PATCH', 'changed'],
  ])('a file that %s states, which no upload has brought', async (_, method) => {
    const agreement = { name: 'a.pdf', size: 3, type: 'application/pdf' };
    const data = { type: 'entity', attributes: { name: 'Klinik Mawar', kind: 'clinic', agreement } };
    const answer = await (method === 'POST'
      ? files.admin('POST', '/entity', { data })
      : files.admin('PATCH', `/entity/${files.melati}`, { data: { ...data, id: files.melati } }));
    expect([answer.status, errorsIn(answer)]).toEqual([403, ['read_only /data/attributes/agreement']]);
  });

  test.each(['perjanjian.pdf', 3, ['a.pdf'], { name: 'a.pdf' }])('%j as a file', async (agreement) => {
    const answer = await files.admin('PATCH', `/entity/${files.melati}`, {
      data: { type: 'entity', id: files.melati, attributes: { agreement } },
    });
    expect([answer.status, errorsIn(answer)]).toEqual([422, ['invalid_type /data/attributes/agreement']]);
  });
});

test('given a file that is replaced, then the old one is gone; removed by a change, then it has no link', async () => {
  await files.send(PDF, 'lama.pdf');
  const before = await files.filesKept();
  await files.send(files.png, 'baru.png');
  const after = await files.filesKept();
  expect(after).toHaveLength(before.length);
  expect(after).not.toEqual(before);
  const { meta } = recordIn(await files.admin('GET', `/entity/${files.melati}`));
  const removed = await files.admin('PATCH', `/entity/${files.melati}`, {
    data: { type: 'entity', id: files.melati, attributes: { agreement: null }, meta },
  });
  expect([removed.status, recordIn(removed).attributes!['agreement']]).toEqual([200, null]);
  expect(errorsIn(await files.linkTo())).toEqual(['file.missing']);
  const [line] = recordsIn(await files.admin('GET', `/audit?filter[record_id]=${files.melati}`));
  expect(line!.attributes).toMatchObject({ before: { agreement: 'baru.png' }, after: { agreement: null } });
});

test('given a client that is deleted and brought back, then it has its agreement again', async () => {
  const dahlia = (await build(files.admin, 'entity', { name: 'Klinik Dahlia' })).id;
  await files.send(PDF, 'dahlia.pdf', { id: dahlia });
  const deletion = '018f4e2a-7b1c-7d3e-8f4a-5b6c7d8e9f77';
  expect((await files.admin('DELETE', `/entity/${dahlia}`, undefined, { 'idempotency-key': deletion })).status).toBe(204);
  expect(errorsIn(await files.linkTo(files.admin, dahlia))).toEqual(['resource.missing']);
  expect((await files.admin('DELETE', `/entity/deletions/${deletion}`)).status).toBe(204);
  expect((await files.fetchFile(pathIn(await files.linkTo(files.admin, dahlia)))).bytes).toEqual(PDF);
});

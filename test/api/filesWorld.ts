/** A client whose agreement tests upload, read and open. */
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { build } from '../build/records';
import { fileForm } from './fileForm';
import { recordIn, startTestApi, type Answered, type Caller, type TestApi } from './testApi';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');
export const MOST = 10 * 1_048_576;

/** The path of a link under the API's root. */
export const pathIn = ({ document }: Answered): string => String(document.meta!['url']).replace('/api/v1', '');

type Sending = { call?: Caller; id?: string; headers?: Record<string, string> };

/** Files of one client, `melati`. The clock stands still until `pass` moves it. */
export async function startFiles() {
  let now = new Date('2026-11-22T03:00:00.000Z').getTime();
  const world: TestApi = await startTestApi({ clock: () => new Date(now) });
  const admin = world.as('admin');
  const melati = (await build(admin, 'entity', { name: 'Klinik Melati' })).id;
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7d6f' } })
    .png()
    .toBuffer();
  return {
    world,
    admin,
    melati,
    png,
    now: () => now,
    pass: (milliseconds: number) => void (now += milliseconds),
    send: (bytes: Buffer, filename = 'perjanjian.pdf', { call = admin, id = melati, headers = {} }: Sending = {}) => {
      const [form, ofForm] = fileForm(bytes, filename, 'application/pdf');
      return call('POST', `/uploads/entity/${id}/agreement`, form, { ...ofForm, ...headers });
    },
    agreementOf: async (id = melati) => recordIn(await admin('GET', `/entity/${id}`)).attributes!['agreement'],
    filesKept: () => readdir(world.filesDir).catch(() => []),
    linkTo: (call: Caller = admin, id = melati) => call('GET', `/file-links/entity/${id}/agreement`),
    /** The file itself: the usual caller reads every answer as a document. */
    fetchFile: async (path: string, token = world.tokenOf('admin')) => {
      const { statusCode, headers, rawPayload } = await world.app.inject({
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: statusCode, headers, bytes: rawPayload };
    },
  };
}

export type FilesWorld = Awaited<ReturnType<typeof startFiles>>;

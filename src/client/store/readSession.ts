/** Reads the file of a saved session in the browser: unpacked, with each record where it belongs. */
import { whole } from './sessionFile';
import type { SavedSession } from './savedSession';

/** `text` is what the file says, as a journey of the tests is stored. */
export type ReadSession = { readonly session: SavedSession; readonly text: string };

const isGzip = async (file: Blob): Promise<boolean> => {
  const [one, two] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return one === 0x1f && two === 0x8b;
};

/** @throws Error for what is no session */
export async function readSession(file: Blob): Promise<ReadSession> {
  const stream = (await isGzip(file)) ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  const text = await new Response(stream).text();
  const session = JSON.parse(text) as SavedSession;
  if (session.nadi !== 'session') throw new Error('no session');
  return { session: { ...session, actions: session.actions.map(whole) }, text };
}

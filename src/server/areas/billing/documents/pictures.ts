/** The pictures of a document, drawn into it: letterhead and signature. The same file always gives the same bytes. Rules: INV-5, INV-23. */
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Paper } from '#shared/documents/paper';
import { fileNameAt } from '#server/files/address';
import { asPng } from '#server/files/picture';
import type { Store } from '#server/repository/store';

/** Pixels of a picture on paper: three for each point of the place that it has. */
const PLACE = { width: 720, height: 168 };

/** Pictures that were read not long ago, by their address. A stored file never changes. */
const kept = new LRUCache<string, string>({ max: 20 });

/** The picture as a `data:` address; null where there is none, or where it is damaged: the document is made without it. */
const pictureAt = async ({ files }: Pick<Store, 'files'>, address: string | null): Promise<string | null> => {
  const name = fileNameAt(address);
  if (!name) return null;
  const known = kept.get(name);
  if (known) return known;
  const file = await files.get(name);
  const png = file && (await asPng(await buffer(file.stream), PLACE));
  if (!png) return null;
  const made = `data:image/png;base64,${png.toString('base64')}`;
  kept.set(name, made);
  return made;
};

/** The paper with its pictures in the place of their addresses. */
export const withPictures = async (store: Pick<Store, 'files'>, paper: Paper): Promise<Paper> => ({
  ...paper,
  letterhead: await pictureAt(store, paper.letterhead),
  signature: paper.signature && { ...paper.signature, picture: await pictureAt(store, paper.signature.picture) },
});

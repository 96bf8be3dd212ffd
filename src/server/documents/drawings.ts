/** The files of documents: drawn in the thread for expensive work, and kept. Rule: INV-5. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Paper } from '#shared/documents/paper';
import { asBuffer, type WorkThread } from '../thread/workThread';

/** Bytes of files that are stored: some hundreds of them. */
const MOST = 16 * 2 ** 20;

export type Drawings = {
  /** The file of this paper, if it was drawn not long ago. */
  cached(paper: Paper): Buffer | undefined;
  /** The file of this paper, drawn unless it is stored. @throws ThreadEnded */
  draw(paper: Paper): Promise<Buffer>;
};

/** What a paper says is its version: a file follows from nothing else, so one that is stored is never out of date. */
const versionOf = (paper: Paper): string => createHash('sha256').update(JSON.stringify(paper)).digest('base64');

/** The files of one server. */
export const drawingsIn = (thread: WorkThread): Drawings => {
  const files = new LRUCache<string, Buffer>({ maxSize: MOST, sizeCalculation: ({ length }) => length });
  return {
    cached: (paper) => files.get(versionOf(paper)),
    draw: async (paper) => {
      const version = versionOf(paper);
      const found = files.get(version);
      if (found) return found;
      const bytes = asBuffer(await thread.run('drawDocument', paper));
      files.set(version, bytes);
      return bytes;
    },
  };
};

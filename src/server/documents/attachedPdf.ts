/** The PDF that a mail brings with it, made when the mail is sent. */
import { documents } from '../areas/documents';
import type { Drawings } from './drawings';
import type { AttachedDocument } from '../repository/outbox';
import type { Turn } from '../jobs/kinds';

/** @returns undefined where the record is no longer there, or has no such document any more */
export const pdfFor = async (
  { draw }: Drawings,
  turn: Turn,
  { type, id, language, size }: AttachedDocument,
): Promise<{ readonly filename: string; readonly content: Buffer } | undefined> => {
  const one = documents.find(({ of }) => of.type === type);
  const record = one && (await turn.read(one.name, id));
  if (!record) return undefined;
  const paper = await one.render(turn.act.store, record as never, language, size);
  return paper && { filename: paper.fileName, content: await draw(paper) };
};

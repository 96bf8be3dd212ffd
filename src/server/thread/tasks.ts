/** What the thread can do. Each task is pure: its answer follows from its input alone, and both can be sent between threads. */
import type { Paper } from '#shared/documents/paper';
import { drawPaper } from '../documents/pdf/drawPaper';
import { readBody, type MailBody } from '../mail/mailBody';
import { sessionFacts, type SessionFacts } from './sessionFacts';

/** A Buffer arrives in another thread as a plain array of bytes; workThread.ts makes Buffers of them again. */
export const tasks = {
  drawDocument: (paper: Paper): Promise<Uint8Array> => drawPaper(paper),
  readMail: (raw: Uint8Array): Promise<MailBody> => readBody(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)),
  sessionFacts: (raw: Uint8Array): SessionFacts => sessionFacts(raw),
};

export type Tasks = typeof tasks;

/** What the thread can do. Each task is pure: its answer follows from its input alone, and both can be sent between threads. */
import { readStatement } from '#shared/areas/billing/domain/bankStatement';
import { statementAccount } from '#shared/areas/billing/domain/statementAccount';
import { matchesOf } from '#shared/areas/billing/domain/statementMatch';
import { readIcdFile, type IcdFile } from '#shared/areas/clinic/domain/icdFile';
import { readTariffFile, type TariffFile } from '#shared/areas/cashier/domain/tariffFile';
import type { Paper } from '#shared/documents/paper';
import { drawPaper } from '../documents/pdf/drawPaper';
import { readBody, type MailBody } from '../mail/mailBody';
import { sessionFacts, type SessionFacts } from './sessionFacts';

type StatementFile = { readonly csv: string } & Parameters<typeof readStatement>[1];

/** A Buffer arrives in another thread as a plain array of bytes; workThread.ts makes Buffers of them again. */
export const tasks = {
  drawDocument: (paper: Paper): Promise<Uint8Array> => drawPaper(paper),
  readStatement: async ({ csv, ...known }: StatementFile) => ({ account: statementAccount(csv), read: readStatement(csv, known) }),
  matchStatement: async (input: Parameters<typeof matchesOf>) => matchesOf(...input),
  readIcdFile: async (text: string): Promise<IcdFile | undefined> => readIcdFile(text),
  readTariffFile: async (text: string): Promise<TariffFile | undefined> => readTariffFile(text),
  readMail: (raw: Uint8Array): Promise<MailBody> => readBody(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)),
  sessionFacts: (raw: Uint8Array): SessionFacts => sessionFacts(raw),
};

export type Tasks = typeof tasks;

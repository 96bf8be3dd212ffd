/** For what is made anew rather than mended after a crash, such as a demo: its transaction does not wait until the disk has it. */
import { sql } from 'kysely';
import type { Work } from './work';

export const hurry = async ({ trx }: Pick<Work, 'trx'>): Promise<void> => {
  await sql`set local synchronous_commit = off`.execute(trx);
};

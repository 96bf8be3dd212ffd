/** `books`: checks that the revision counters agree, and says how much business there was. It only reads, and Nadi may run meanwhile. */
import type { Config } from '../config';
import type { Closers } from '../db/prepare';
import { migrate } from '../db/migrate';
import { holdsNadi } from '../db/reset';
import { ToolError } from '../db/toolError';
import { bookFaults, bookTotals } from '../areas/billing';
import { clinicBookFaults, clinicTotals } from '../areas/cashier';
import { openAsOwner } from './settings';
import { counted, type Terminal } from './terminal';

/** @throws ToolError that names what does not agree, so that a script sees it by the exit code */
export async function runBooks(config: Config, { words, write }: Terminal, closers: Closers): Promise<void> {
  if (words.length) throw new ToolError(`books knows no ${words[0]!}; it takes nothing.`);
  const database = await openAsOwner(config, closers, () => {});
  if (!(await holdsNadi(database))) throw new ToolError('There is no Nadi in this database. Check DATABASE_URL or DATA_DIR.');
  await migrate(database);
  const { invoices, payments, creditNotes, received } = await bookTotals({ database });
  write(
    `${counted(invoices)} invoices, ${counted(creditNotes)} credit notes, ${counted(payments)} verified payments of Rp ${counted(received)}.\n`,
  );
  const clinics = await clinicTotals({ database });
  write(`${counted(clinics.bills)} bills of patients, ${counted(clinics.payments)} payments, Rp ${counted(clinics.received)} received.\n`);
  const faults = [...(await bookFaults({ database, clock: () => new Date() })), ...(await clinicBookFaults({ database }))];
  if (faults.length) throw new ToolError(`The books do not agree:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  write('The books agree.\n');
}

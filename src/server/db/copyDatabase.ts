/** Copies a database within its server: the fastest way to many that begin alike. */
import { openDatabase } from './database';

/**
 * @param server the address of another database of the same server, as its owner
 * @param name of the copy: letters, digits and `_` @param template of the database to copy, to which nobody is connected
 */
export async function copyDatabase(server: string, name: string, template: string): Promise<void> {
  if (![name, template].every((one) => /^\w+$/.test(one))) throw new RangeError('The name of a database has letters, digits and _ only.');
  const owner = await openDatabase(server, { as: 'owner', max: 1, statementTimeout: 0 });
  await owner.pool.query(`create database ${name} template ${template}`).finally(() => owner.close());
}

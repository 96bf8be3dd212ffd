/** What every step of the repository is given, from the settings. */
import type { Config } from './config';
import type { Database } from './db/database';
import { openFiles } from './files/store';
import { waitingFilesOf } from './files/waiting';
import { gatewaysOf } from './areas/billing';
import { mailerOf } from './mail/mailer';
import { listCache } from './repository/lists/listCache';
import { totalCache } from './repository/lists/totalCache';
import type { Store } from './repository/store';
import { serverResourceOfType } from './areas/resources';
import { openSecrets } from './secretKeys';
import { demoEmails } from './site/demoMeta';

/** A store of its own: totals and lists that one knows, another doesn't. */
export const storeOf = (config: Config, database: Database, clock: () => Date = () => new Date()): Store => ({
  database,
  find: serverResourceOfType,
  clock,
  totals: totalCache(),
  lists: listCache(),
  trashDays: config.trashDays,
  mail: mailerOf(config),
  files: openFiles(config),
  waitingFiles: waitingFilesOf(() => openSecrets(config)),
  site: config.site,
  gateways: gatewaysOf(config),
  demoEmails: demoEmails(config),
});

/** What every function of the repository needs: the database, the server half of each resource, the clock, and the cache of totals. */
import type { SiteSettings } from '#shared/site';
import type { Database } from '../db/database';
import type { FileStore } from '../files/store';
import type { WaitingFiles } from '../files/waiting';
import type { Gateways } from '../areas/billing/gateways/gateway';
import type { Mailer } from '../mail/mailer';
import type { ListCache } from './lists/listCache';
import type { TotalCache } from './lists/totalCache';
import type { Find } from './serverResource';

export type Store = {
  readonly database: Database;
  readonly find: Find;
  readonly clock: () => Date;
  readonly totals: TotalCache;
  readonly lists: ListCache;
  /** How long a deletion can be undone, and a removed picture is stored. */
  readonly trashDays: number;
  readonly mail: Mailer;
  /** Where uploaded files live. */
  readonly files: FileStore;
  /** Uploaded files that no record holds yet. */
  readonly waitingFiles: WaitingFiles;
  /** The operator's own facts, as documents state them. */
  readonly site: SiteSettings;
  /** The ways in which clients can pay. */
  readonly gateways: Gateways;
  /** E-mail addresses of a demo's shared accounts, which nobody may change; none where this is no demo. */
  readonly demoEmails: readonly string[];
};

/** A key for each account that encrypts what the person keeps in a browser: drafts and the calendar. Made when it is first asked for. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

export const browserKeys: Migration = {
  name: '0019_browser_keys',
  up: plainTable('browser_keys', ['user_id uuid primary key references users on delete cascade', 'key bytea not null'], 'select, insert'),
};

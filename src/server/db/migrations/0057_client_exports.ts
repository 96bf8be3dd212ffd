/** Exports of all of a client's data. Rule: PRV-14. */
import type { Migration } from '../migrate';
import { tenantRows } from './statements';

export const clientExports: Migration = {
  name: '0057_client_exports',
  up: [
    ...tenantRows('client_exports', [
      'entity_id uuid not null references entities on delete cascade',
      'id uuid not null',
      'user_id uuid references users on delete set null',
      `status text not null default 'making'`,
      'asked_at timestamptz(3) not null',
      // What is known when it is ready: where the file is, what is in it, and until when it is kept.
      'address text',
      'size bigint',
      'sha256 text',
      'rows integer',
      'files integer',
      'ready_at timestamptz(3)',
      'ends_at timestamptz(3)',
      'primary key (entity_id, id)',
    ]),
    // One at a time for each client, however many owners ask at once.
    `create unique index if not exists client_exports_making on client_exports (entity_id) where status = 'making'`,
  ],
};

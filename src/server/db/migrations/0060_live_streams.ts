/** Streams of live updates that are open now, and which record each tab shows. Rule: LIV-1. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

export const liveStreams: Migration = {
  name: '0060_live_streams',
  up: [
    // A stream belongs to its session: where that is deleted, the stream is over on every server.
    ...plainTable('live_streams', [
      'id uuid primary key',
      'token_hash bytea not null references sessions on delete cascade',
      'user_id uuid not null references users on delete cascade',
      'until timestamptz(3) not null',
      'resource text',
      'record_id uuid',
      'mode text',
    ]),
    'create index if not exists live_streams_token on live_streams (token_hash)',
    'create index if not exists live_streams_user on live_streams (user_id)',
    'create index if not exists live_streams_record on live_streams (resource, record_id)',
  ],
};

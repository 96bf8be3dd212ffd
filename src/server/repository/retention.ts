/** How long deletions can be undone, and how long pictures that no record uses are kept. */
import { sql } from 'kysely';
import type { Resource } from '#shared/kit/resource';
import type { Row, ServerResource, Values } from './serverResource';
import type { Store } from './store';
import type { WriteContext } from './writeContext';

const DAY = 86_400_000;

/** Until when something that was removed at `from` is kept, as an ISO instant. */
export const keptUntil = ({ trashDays }: Pick<Store, 'trashDays'>, from: Date): string =>
  new Date(from.getTime() + trashDays * DAY).toISOString();

/** Where the deletions that can be undone are counted. */
export const trashOf = ({ find }: Pick<Store, 'find'>): ServerResource => find('trash');

/** Names of the attributes that hold a picture's address. */
export const picturesOf = ({ attributes }: Resource): string[] =>
  Object.entries(attributes).flatMap(([name, { kind }]) => (kind === 'image' ? [name] : []));

/** Records the addresses of pictures that shall be removed when their time is over. */
export const noteLostPictures = async (
  { trx, act, now }: WriteContext,
  { resource }: ServerResource,
  before: Row,
  made: Values,
): Promise<void> => {
  const lost = picturesOf(resource).flatMap((name) => (name in made && typeof before[name] === 'string' ? [before[name]] : []));
  if (!lost.length) return;
  await sql`insert into picture_removals (address, due_at)
    select address, ${keptUntil(act.store, now)} from unnest(${lost}::text[]) as address on conflict do nothing`.execute(trx);
};

/** Which rows a session needs that the app it is played against does not have. */
import type { Document, ResourceObject } from '#shared/jsonapi';
import { auth } from '#client/store/session/auth';
import { isIntent, type Logged } from './actions';
import { rowsAt } from './liveStart';
import type { Log } from './log';

const MOST = 20;

const documentOf = ({ meta }: Logged): Document => (meta?.exchange?.document ?? {}) as Document;

/** Every record that an answer carried. */
const rowsIn = (action: Logged): readonly ResourceObject[] => {
  const { data, included = [] } = documentOf(action);
  return [data ?? [], included].flat().filter((one): one is ResourceObject => 'attributes' in one);
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

/** The ids that an app showed that it has: of the records in its answers, and in the paths of what it carried out. */
const shownIn = (actions: readonly Logged[]): Set<string> =>
  new Set(
    actions.flatMap((action) => {
      const { path = '', status = 0 } = action.meta?.exchange ?? {};
      return [...rowsIn(action).map(({ id }) => id), ...(status >= 200 && status < 300 ? path.split(/[/?]/) : [])];
    }),
  );

/** Accounts that could sign in when the session was saved, but not now. */
function accounts(logged: readonly Logged[], came: readonly Logged[]): string[] {
  const opened = (actions: readonly Logged[]) =>
    new Set(actions.flatMap(({ type, meta }) => (type === auth.actions.loggedIn.type ? (meta?.request ?? []) : [])));
  const [then, now] = [opened(logged), opened(came)];
  const refused = logged.filter(auth.actions.login.match).filter(({ meta: { request } }) => then.has(request) && !now.has(request));
  return [...new Set(refused.map(({ payload }) => `account ${payload.email}`))];
}

/** Rows that were there before the session began, that a person worked with, and that the app did not show. */
function rows({ start, actions: logged }: Log, came: readonly Logged[], isFound: (id: string) => boolean): string[] {
  const intents = logged.filter(isIntent);
  const added = new Set(intents.flatMap(({ type, payload }) => (type.endsWith('/add') ? (payload as { id: string }).id : [])));
  const named = new Set(intents.flatMap(({ payload }) => textsIn(payload)));
  const shown = shownIn(came);
  const needed = new Map(
    [...[...rowsAt(start).values()].flat(), ...logged.flatMap(rowsIn)].flatMap((row) =>
      named.has(row.id) && !added.has(row.id) && !shown.has(row.id) && !isFound(row.id) ? [[row.id, row]] : [],
    ),
  );
  return [...needed.values()].map(({ type, id, attributes }) => `${type} ${JSON.stringify(attributes?.['name'] ?? '')} (${id})`);
}

/** That a session cannot be played, with one line for each thing that it needs. */
export const lackingSentence = (lines: readonly string[]): string => {
  const more = lines.length > MOST ? [`… and ${lines.length - MOST} more`] : [];
  return [
    'This session cannot be played with --live. It needs what a freshly started app does not have:',
    ...[...lines.slice(0, MOST), ...more].map((line) => `     ${line}`),
    'Replay it without --live, or save one that adds these rows itself.',
  ].join('\n');
};

/** The sentence, where something is lacking. @param isFound whether a row of the session was found in the app */
export function lackingIn(log: Log, came: readonly Logged[], isFound: (id: string) => boolean): string | undefined {
  const lines = [...accounts(log.actions, came), ...rows(log, came, isFound)];
  return lines.length ? lackingSentence(lines) : undefined;
}

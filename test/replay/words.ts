/** Says in a person's words what was done in a session, and where a replay of it differs. */
import { isEvent, type Logged } from './actions';
import type { Change, Difference } from './compare';
import type { Replayed } from './replay';

const MOST_PLACES = 8;
const MOST_LETTERS = 160;
const MOST_VALUES = 5;

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}/.test(value);

/** The plain values of a payload, down to a list's query and a problem's code, but not to records. */
const valuesIn = (value: unknown, name = '', depth = 0): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return value === null || value === '' || name === 'version' ? [] : [[name, value]];
  return depth < 3 ? Object.entries(value).flatMap(([inner, one]) => valuesIn(one, inner, depth + 1)) : [];
};

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

/** What is said of a payload: its plain values, without ids when there is anything else. */
const detail = (payload: unknown): string => {
  if (typeof payload !== 'object' || payload === null) return payload === undefined || payload === null ? '' : ` ${shown(payload)}`;
  const plain = valuesIn(payload);
  const named = plain.filter(([, value]) => !isId(value));
  const said = (named.length ? named : plain).slice(0, MOST_VALUES).map(([name, value]) => `${name} ${shown(value)}`);
  return said.length ? ` (${said.join(', ')})` : '';
};

/** An action as a line: `item/add (name "Gauze", status "draft")`. */
export const sentence = ({ type, payload, meta }: Logged): string =>
  `${type}${detail(payload)}${meta?.exchange ? ` after ${meta.exchange.method} ${meta.exchange.path} → ${meta.exchange.status || 'no answer'}` : ''}`;

const places = (changes: readonly Change[]): string[] => {
  const lines = changes
    .slice(0, MOST_PLACES)
    .map(({ path, expected, came }) => `     ${path}: expected ${shown(expected)}, came ${shown(came)}`);
  return changes.length > MOST_PLACES ? [...lines, `     … and ${changes.length - MOST_PLACES} more places`] : lines;
};

const after = (one: Logged | undefined) => (one ? `After ${sentence(one)}` : 'At the beginning');

const told = (difference: Difference, number: number): string[] => {
  const say = (line: string) => `${String(number).padStart(2)}. ${line}`;
  switch (difference.kind) {
    case 'missing':
      return [say(`${after(difference.after)}`), `     expected ${sentence(difference.event)}, but it did not come`];
    case 'unexpected':
      return [say(`${after(difference.after)}`), `     came ${sentence(difference.event)}, which the log does not have`];
    case 'changed':
      return [say(`${after(difference.after)}`), `     ${difference.event.type} came, but differs:`, ...places(difference.changes)];
    case 'request':
      return [
        say(`${after(difference.after)}`),
        `     the request that led to ${difference.event.type} was sent differently:`,
        ...places(difference.changes),
      ];
    case 'calls':
      return [
        say('The calls that got no answer are not those of the log:'),
        ...difference.missing.map((call) => `     expected ${call}, which was not sent`),
        ...difference.unexpected.map((call) => `     sent ${call}, which the log does not have`),
      ];
    case 'state':
      return [say('At the end the state differs:'), ...places(difference.changes)];
  }
};

/** All that went differently, in order; empty when nothing did. */
export function explain({ differences, unanswered, crashes }: Replayed): string {
  if (!differences.length) return '';
  const head =
    differences.length === 1
      ? 'The replay differs from the log in one place:'
      : `The replay differs from the log in ${differences.length} places:`;
  const calls =
    unanswered.length && !differences.some(({ kind }) => kind === 'calls')
      ? ['', 'Calls that the log has no answer to:', ...unanswered.map((call) => `     ${call}`)]
      : [];
  const bugs = crashes.length
    ? ['', 'Sagas crashed:', ...crashes.map((error) => `     ${error instanceof Error ? error.stack : String(error)}`)]
    : [];
  return [head, ...differences.flatMap((difference, index) => told(difference, index + 1)), ...calls, ...bugs].join('\n');
}

/** What could not be compared; empty when everything could. */
export const remark = ({ uncompared }: Replayed): string =>
  uncompared
    ? `  Note: this session was saved before sessions kept what is sent. Of ${uncompared} of its requests only method, path and query were compared.`
    : '';

/** What people did, step by step. */
export const story = (actions: readonly Logged[]): string =>
  actions
    .filter((action) => !isEvent(action))
    .map((action, index) => `${String(index + 1).padStart(2)}. ${sentence(action)}`)
    .join('\n');

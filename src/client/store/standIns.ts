/**
 * Replaces what is personal in a saved session by stand-ins, the same for the same value, so that it still replays. What may be shown is
 * listed, everything else is hidden: names, addresses, numbers of people and accounts, what somebody wrote. Rule: PRV-20.
 */
import { shownAttributes } from '#shared/areas/shownData';
import { addDays } from '#shared/domain/calendarDays';
import { sentence, type ErrorCode, type ErrorMeta } from '#shared/errors';
import { isDate } from '#shared/kit/values';
import { languages } from '#shared/locale';
import { REDACTED } from '../services/redaction';

/** Names under which a session itself keeps what is no person's: kinds of actions, calls and problems, states, settings. */
const structural = [
  ...['nadi', 'began', 'type', 'request', 'after', 'by', 'notify', 'key', 'variant', 'why', 'id', 'method', 'version', 'jsonapi'],
  ...['language', 'workplace', 'If-Match', 'Idempotency-Key', 'verb', 'how', 'field', 'pointer', 'parameter', 'sort', 'filter'],
  ...['status', 'current', 'theme', 'permissions', 'permission', 'entityId', 'saga', 'from', 'to', 'token_type', 'place', 'cycle'],
  ...['bulk', 'deletion', 'form', 'grid', 'density', 'folded', 'minimised', 'zone', 'today', 'weeks'],
  ...['stack', 'addons', 'feature', 'features', 'restriction', 'entityPermissions'],
  ...['when', 'failed', 'plan', 'ids', 'masked'],
  // What a problem says of states, commands and files.
  ...['state', 'legal', 'command', 'types'],
  // What was pressed, under the words that the app itself wrote, and where an error was noticed.
  ...['pressed', 'words', 'kind'],
];

const shown: ReadonlySet<string> = new Set([...structural, ...shownAttributes]);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(\/[\w:.-]+)*$/;
/** `SUB-2026-00001`: what the server counts; the number of an account has no letters. */
const counted = /^[A-Z]{2,}(?:[-/][A-Z\d]+)+$/;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/;
/** `.test` is nobody's (RFC 2606). */
const isNobodys = (address: string): boolean => address.endsWith('.test');
const word = /[\p{L}\p{M}\p{N}]+/gu;
/** Digits that are no part of a word. */
const longNumber = /(?<![\p{L}\p{M}\p{N}])\d{3,}(?![\p{L}\p{M}\p{N}])/gu;
/** As many digits as a telephone or an account has: below that it is a house, a size, a dose. */
const FEWEST_DIGITS = 7;
/** The stand-in of the first personal day of a session; the others follow it, so that a form takes each. */
const FIRST_DAY = '1900-01-01';
const LETTERS = 26;
const A = 97;

/** 0 → `waa`, 1 → `wab`: letters only, so that a form takes it wherever it takes a name. */
const wordOf = (index: number): string =>
  `w${String.fromCharCode(A + (Math.floor(index / LETTERS) % LETTERS), A + (index % LETTERS))}${
    index < LETTERS ** 2 ? '' : wordOf(Math.floor(index / LETTERS ** 2))
  }`;

const inCaseOf = (original: string, standIn: string): string => {
  if (original === original.toLowerCase()) return standIn;
  return original.length > 1 && original === original.toUpperCase() ? standIn.toUpperCase() : standIn[0]!.toUpperCase() + standIn.slice(1);
};

const fileName = /^(\/files\/)[^/]+?(\.\w+)?$/;
/** What kind of file it is stays: the server looks at it. */
const fileEnding = /(?<=^[^/\n]{1,200})\.(?:pdf|png|jpe?g|webp|gif|svg|csv|xlsx?|docx?|txt|zip|eml)$/i;
const tagOrEmail =
  /(<\/?(?:p|br|b|i|u|s|em|strong|a|ul|ol|li|h[1-6]|blockquote|code|pre|hr)(?:\s[^<>]*)?>|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+)/i;

/** Types whose records the app brings along, and no person wrote. */
const builtIn: ReadonlySet<string> = new Set(['permissions', 'packages', 'modules']);

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** A record of the app's own, or a problem as the server says it. */
const isTheApps = ({ type, attributes, code, title }: Tree): boolean =>
  (isTree(attributes) && (builtIn.has(String(type)) || attributes['system'] === true)) ||
  (typeof code === 'string' && typeof title === 'string');

/** A problem whose sentence names something. */
type Filled = { readonly code: ErrorCode; readonly title: string; readonly meta: ErrorMeta };
const isFilled = (value: Tree): value is Tree & Filled =>
  typeof value['code'] === 'string' && typeof value['title'] === 'string' && isTree(value['meta']);

/** The sentence with the stand-ins of what it names, as the server would say it of these; undefined for one that is in no language. */
const sentenceOf = ({ code, title, meta }: Filled, standIns: ErrorMeta): string | undefined => {
  const language = languages.find((one) => sentence(code, one, meta) === title);
  return language && sentence(code, language, standIns);
};

/** Whether a text of the app's own holds words that are not the app's: its details, a sentence that names something. */
const saysOthers = (name: string, holder: Tree): boolean => name === 'detail' || (name === 'title' && isFilled(holder));

const isPublic = (name: string, text: string, own: boolean, holder: Tree): boolean =>
  (own && !saysOthers(name, holder)) || name === 'code' || (name === 'number' && counted.test(text));

/** Values that are no person's wherever they stand: the texts of the app's own records, numbers that the server gave, codes. */
function publicIn(value: unknown, found = new Set<string>(), isOwn = false): ReadonlySet<string> {
  if (!isTree(value)) return found;
  const own = isOwn || isTheApps(value);
  for (const [name, one] of Object.entries(value)) {
    if (typeof one !== 'string') publicIn(one, found, own && name !== 'meta');
    else if (isPublic(name, one, own, value)) found.add(one);
  }
  return found;
}

const isShown = (name: string, text: string, values: ReadonlySet<string>): boolean =>
  text === '' || text === REDACTED || values.has(text) || uuid.test(text) || moment.test(text) || (shown.has(name) && !email.test(text));

/** Counts the values of each kind as they come. @returns the index of a value: the same for the same value */
const createIndexes = () => {
  const known = { words: new Map<string, number>(), numbers: new Map<string, number>(), emails: new Map<string, number>() };
  return (value: string, kind: keyof typeof known): number => {
    const { [kind]: map } = known;
    if (!map.has(value)) map.set(value, map.size);
    return map.get(value)!;
  };
};

/** Stand-ins of one session, in the order in which their values appear. */
export function createStandIns() {
  let shownValues: ReadonlySet<string> = new Set();
  const indexOf = createIndexes();

  const ofWord = (text: string): string => {
    if (/^\d+$/.test(text)) return text;
    return inCaseOf(text, wordOf(indexOf(text.toLowerCase(), 'words')));
  };

  /** The same number of digits at the same places; the first two stay, as they say what kind of number it is. */
  const ofDigits = (text: string): string => {
    const digits = text.replace(/\D/g, '');
    const index = String(indexOf(digits, 'numbers') + 1).padStart(digits.length - 2, '0');
    const left = [...(digits.slice(0, 2) + index)];
    return text.replace(/\d/g, () => left.shift()!);
  };

  const ofEmail = (address: string): string =>
    isNobodys(address) ? address : `orang${indexOf(address.toLowerCase(), 'emails') + 1}@nadi.test`;

  const ofText = (text: string): string => {
    if (isDate(text)) return addDays(FIRST_DAY, indexOf(text, 'numbers'));
    const digits = text.replace(/\D/g, '').length;
    if (digits >= FEWEST_DIGITS && !/\p{L}/u.test(text)) return ofDigits(text);
    // A tag of HTML stays, but not what is in its attributes.
    return text
      .split(tagOrEmail)
      .map((part, index) => {
        if (index % 2 === 0) return (digits >= FEWEST_DIGITS ? part.replace(longNumber, ofLongNumber) : part).replace(word, ofWord);
        return part.startsWith('<') ? `${part.split(/\s/, 1)[0]!.replace(/>$/, '')}>` : ofEmail(part);
      })
      .join('');
  };

  /** A number in a sentence; that of a telephone or an account has the same stand-in as where it stands alone. */
  const ofLongNumber = (digits: string): string =>
    digits.length >= FEWEST_DIGITS ? ofDigits(digits) : String(indexOf(digits, 'numbers') + 1).padStart(digits.length, '0');

  const ofQuery = (query: string): string => query.split('&').map(ofPair).join('&');

  /** The values of an address's query, by their names; a file's name. */
  const ofPath = (path: string): string => {
    const [place = '', query] = path.split('?');
    const kept = place.replace(fileName, (_, start: string, ending = '') => `${start}${ofWord(place)}${String(ending)}`);
    if (query === undefined) return kept;
    return `${kept}?${ofQuery(query)}`;
  };

  const ofPair = (pair: string): string => {
    const [name = '', value = ''] = pair.split('=');
    const inner = /\[(\w+)\](\[\w+\])?$/.exec(decodeURIComponent(name))?.[1] ?? name;
    if (/^(include|sort|page|number|size|preview|instead|zone|from|to|fields)$/.test(inner) || shown.has(inner)) return pair;
    return `${name}=${encodeURIComponent(of(inner, decodeURIComponent(value.replaceAll('+', ' '))) as string)}`;
  };

  const ofString = (name: string, value: string): string => {
    if (isShown(name, value, shownValues)) return value;
    // What a list is asked for in a body, as in its address: a search, a deletion of all that it finds.
    if (name === 'query') return ofQuery(value);
    const [, method = '', path] = /^([A-Z]+ )?(\/[\w-].*)$/.exec(value) ?? [];
    return path ? method + ofPath(path) : ofText(value.replace(fileEnding, '')) + (fileEnding.exec(value)?.[0] ?? '');
  };

  const ofTree = (value: Tree): Tree => Object.fromEntries(Object.entries(value).map(([name, one]) => [name, of(name, one)]));

  function of(name: string, value: unknown): unknown {
    if (typeof value === 'string') return ofString(name, value);
    if (Array.isArray(value)) return value.map((one) => of(name, one));
    if (!isTree(value)) return value;
    if (!isFilled(value)) return ofTree(value);
    const { title, ...others } = value;
    const hidden = ofTree(others);
    return { ...hidden, title: sentenceOf(value, hidden['meta'] as ErrorMeta) ?? ofText(title) };
  }

  /** The same value with stand-ins. */
  return <T>(value: T): T => {
    shownValues = publicIn(value);
    return of('', value) as T;
  };
}

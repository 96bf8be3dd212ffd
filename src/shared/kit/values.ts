/** What single values must look like. Rules: VAL-6, VAL-11, VAL-14. */

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
/**
 * More marks on one letter than any language writes: UAX #15 (stream-safe text) ends at 30. Normalising takes time that grows with the square
 * of their number, so this is looked at first.
 */
export const TOO_MANY_MARKS = /\p{M}{31}/u;
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN_LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Text that PostgreSQL and every reader can hold: no NUL or control characters, no lone surrogates, no letter with too many combining marks. */
export const isPlainText = (value: string): boolean => !CONTROL.test(value) && !/\p{Surrogate}/u.test(value) && !TOO_MANY_MARKS.test(value);

/** A text from outside without what `isPlainText` refuses; a vertical tab or a form feed becomes the end of a line. */
export const plainTextOf = (value: string): string =>
  value
    .replace(/[\u000b\u000c]/g, '\n')
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]|\p{Surrogate}/gu, '')
    .replace(/(\p{M}{30})\p{M}+/gu, '$1');

/** Invisible characters that make two names differ: zero-width, bidirectional and other format characters, fillers, line and tab characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The zero-width joiner and the variation selector inside an emoji, where they have a visible effect. */
const EMOJI_PARTS =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f/gu;

/** Text of one line without invisible characters. */
export const isVisibleText = (value: string): boolean => !UNSEEN.test(value.replace(EMOJI_PARTS, ''));

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Han',
  'Hiragana',
  'Katakana',
  'Hangul',
  'Bopomofo',
  'Arabic',
  'Hebrew',
  'Thai',
  'Devanagari',
  'Javanese',
  'Balinese',
];
const OF_SCRIPT = SCRIPTS.map((name): [string, RegExp] => [name, new RegExp(`\\p{Script=${name}}`, 'u')]);
const KNOWN_LETTER = new RegExp(`[${SCRIPTS.map((name) => `\\p{Script=${name}}`).join('')}\\p{Script=Common}\\p{Script=Inherited}]`, 'gu');
/** Scripts that are written together in one name (UTS 39, "highly restrictive"): none of them has letters that look like Latin ones. */
const EAST_ASIAN = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];

/** Whether all letters are of one script, so that no letter imitates another one, such as a Cyrillic "a" among Latin letters. */
export const isOneScript = (value: string): boolean => {
  const used = OF_SCRIPT.filter(([, letter]) => letter.test(value)).map(([name]) => name);
  const others = value.replace(KNOWN_LETTER, '') === '' ? [] : ['other'];
  const scripts = [...used.filter((name) => !EAST_ASIAN.includes(name)), ...others];
  return scripts.length < 2 && (used.length === scripts.length || scripts.every((name) => name === 'Latin'));
};

/**
 * An e-mail address that any mail server takes: the part before the @ in ASCII and unquoted, the domain in any script
 * (it travels as Punycode).
 */
export const isEmail = (value: string): boolean => {
  const [local = '', domain = '', ...rest] = value.split('@');
  return (
    rest.length === 0 && LOCAL_PART.test(local) && domain.includes('.') && domain.split('.').every((label) => DOMAIN_LABEL.test(label))
  );
};

/** A UUID in its lower-case form. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** #RRGGBB. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** A real calendar day as YYYY-MM-DD, years 1900 to 2999. */
export const isDate = (value: string): boolean => {
  const parts = DAY.exec(value);
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const made = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2999 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
};

/** An ISO 8601 instant with a zone. */
export const isDateTime = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/.test(value) &&
  isDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

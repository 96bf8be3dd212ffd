/** Content negotiation as JSON:API 1.1 wants it: our media type, without parameters except extensions and profiles. */
import type { Problem } from '#shared/errors';
import { MEDIA_TYPE } from '#shared/jsonapi';

type Media = { type: string; parameters: Map<string, string> };

/** Characters of a header that are read. What browsers and libraries send is below 300. */
const LONGEST = 1_000;

/** The parts between separators; one inside quotes separates nothing (RFC 9110, 5.6). Reads each character once. */
const split = (text: string, separator: ',' | ';'): string[] => {
  const parts: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted && sign === '\\') index++;
    else if (!isQuoted && sign === separator) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
};

/** `a=b` or `c="d"` as name and value. */
const parameterOf = (text: string): [string, string] => {
  const [name = '', ...value] = text.split('=');
  return [name.trim().toLowerCase(), value.join('=').trim().replace(/^"|"$/g, '')];
};

/** `type; a=b; c="d"` in parts. */
const parse = (text: string): Media => {
  const [type = '', ...parameters] = split(text, ';');
  return { type: type.toLowerCase(), parameters: new Map(parameters.filter(Boolean).map(parameterOf)) };
};

/** No extension is offered here, so one that is asked for can't be honoured; any profile may be ignored. */
const isOurs = ({ parameters }: Media, ignored: readonly string[]): boolean =>
  [...parameters].every(([name, value]) => name === 'profile' || (name === 'ext' && value === '') || ignored.includes(name));

/** The problem with the Content-Type of a body, if there is one. */
export const contentTypeProblem = (header: string): Problem | undefined => {
  const media = header.length <= LONGEST ? parse(header) : undefined;
  return media?.type === MEDIA_TYPE && isOurs(media, []) ? undefined : { code: 'media_type.unsupported', header: 'Content-Type' };
};

/** The problem with an Accept header: our type is named, and each time with parameters that can't be honoured; or it is too long to be read. */
export const acceptProblem = (header = ''): Problem | undefined => {
  if (header.length > LONGEST) return { code: 'header.invalid', header: 'Accept', meta: { header: 'Accept' } };
  const wished = split(header, ',')
    .map(parse)
    .filter(({ type }) => type === MEDIA_TYPE);
  if (!wished.length || wished.some((media) => isOurs(media, ['q']))) return undefined;
  return { code: 'media_type.not_acceptable', header: 'Accept' };
};

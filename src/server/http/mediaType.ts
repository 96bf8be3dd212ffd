/** Content negotiation as JSON:API 1.1 wants it: our media type, without parameters except extensions and profiles. */
import type { Problem } from '#shared/errors';
import { MEDIA_TYPE } from '#shared/jsonapi';

type Media = { type: string; parameters: Map<string, string> };

/** `type; a=b; c="d"` in parts; commas and semicolons inside quotes stay. */
const parse = (text: string): Media => {
  const [type = '', ...rest] = text.match(/(?:[^;"]|"(?:[^"\\]|\\.)*")+/g) ?? [];
  const parameters = rest
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const cut = one.indexOf('=');
      return [
        one
          .slice(0, cut < 0 ? undefined : cut)
          .trim()
          .toLowerCase(),
        cut < 0
          ? ''
          : one
              .slice(cut + 1)
              .trim()
              .replace(/^"|"$/g, ''),
      ] as const;
    });
  return { type: type.trim().toLowerCase(), parameters: new Map(parameters) };
};

const split = (header: string): string[] => header.match(/(?:[^,"]|"(?:[^"\\]|\\.)*")+/g) ?? [];

/** No extension is offered here, so one that is asked for can't be honoured; any profile may be ignored. */
const isOurs = ({ parameters }: Media, ignored: readonly string[]): boolean =>
  [...parameters].every(([name, value]) => name === 'profile' || (name === 'ext' && value === '') || ignored.includes(name));

/** The problem with a Content-Type that a body came with, if there is one. */
export const contentTypeProblem = (header: string): Problem | undefined => {
  const media = parse(header);
  return media.type === MEDIA_TYPE && isOurs(media, []) ? undefined : { code: 'media_type.unsupported', header: 'Content-Type' };
};

/** The problem with an Accept header: our type is named, and each time with parameters that can't be honoured. */
export const acceptProblem = (header: string | undefined): Problem | undefined => {
  const wished = split(header ?? '')
    .map(parse)
    .filter(({ type }) => type === MEDIA_TYPE);
  if (!wished.length || wished.some((media) => isOurs(media, ['q']))) return undefined;
  return { code: 'media_type.not_acceptable', header: 'Accept' };
};

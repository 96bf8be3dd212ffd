/** What a saved session says of itself, read from the file as it was sent. Its JSON may be large, hence it is read in the thread. */
import { gunzipSync } from 'node:zlib';
import { limits } from '#shared/limits';

/** `own_actions`: those that the person did themselves. */
export type SessionFacts = { readonly build: string | null; readonly actions: number; readonly own_actions: number };

type Head = {
  readonly nadi?: unknown;
  readonly version?: unknown;
  readonly actions?: unknown;
  readonly by?: unknown;
  readonly origin?: { readonly build?: unknown };
};

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The most characters of a build's name. */
const MOST_BUILD = 80;

/**
 * @param bytes JSON, or JSON that is compressed by gzip
 * @throws Error for anything else, for a session without actions or with too many, and for a file that is too large once it is unpacked
 */
export function sessionFacts(bytes: Uint8Array): SessionFacts {
  const text = isGzip(bytes) ? gunzipSync(bytes, { maxOutputLength: limits.sessionUnpacked }) : bytes;
  const { nadi, version, actions, by, origin } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Head;
  const isAction = (one: unknown): boolean => typeof (one as { type?: unknown } | null)?.type === 'string';
  const isSession = nadi === 'session' && version === 1 && Array.isArray(actions) && actions.length > 0;
  if (!isSession || actions.length > limits.sessionActions || !actions.every(isAction)) throw new Error('not a session');
  return {
    build: typeof origin?.build === 'string' ? origin.build.replace(/[^\w.+-]/g, '').slice(0, MOST_BUILD) : null,
    actions: actions.length,
    own_actions: typeof by === 'string' ? [...by].filter((letter) => letter === 'p').length : 0,
  };
}

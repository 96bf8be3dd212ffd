/** A request that is not granted: thrown by any layer of the server, answered by http/errors. */
import type { Problem } from '#shared/errors';

/** Every reason why a request is not granted. `headers` are sent with the answer. */
export class Refusal extends Error {
  constructor(
    readonly problems: readonly Problem[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problems.map(({ code }) => code).join(', '));
    this.name = 'Refusal';
  }
}

/** The refusal that asks the caller to wait; `headers` are sent in addition to Retry-After. */
export const rateLimited = (milliseconds: number, headers: Readonly<Record<string, string>> = {}): Refusal => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  return new Refusal([{ code: 'rate.limited', meta: { seconds } }], { 'retry-after': String(seconds), ...headers });
};

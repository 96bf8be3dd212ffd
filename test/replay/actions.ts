/** How a log's actions are told apart by what they carry: what people did, what became of it, what the browser remembered. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { sagaCrashed } from '#client/storeKit/supervise';
import type { Exchange } from '#client/services/serviceResults';
import { redact } from '#client/services/redaction';

export { isSilent } from '#client/store/sessionFile';

type Meta = { readonly request?: string; readonly then?: unknown; readonly after?: string; readonly exchange?: Exchange };

/** An action as it was written down: JSON, without secrets. */
export type Logged = { readonly type: string; readonly payload?: unknown; readonly meta?: Meta; readonly [name: string]: unknown };

/** The action as a file holds it. */
export const written = (action: UnknownAction): Logged => JSON.parse(JSON.stringify(redact(action))) as Logged;

/** Whether it asks for something: it says what should follow. */
export const isIntent = ({ meta }: Logged): boolean => meta !== undefined && 'then' in meta;

/** Whether a saga put it: it names the request that it follows, and asks for nothing unless in the wake of that. */
export const isEvent = (action: Logged): boolean =>
  action.type === sagaCrashed.type || (action.meta?.request !== undefined && (!isIntent(action) || action.meta.after !== undefined));

/** The request of a person that led to it; what a saga asks for itself is named `<request>/…`. */
export const rootOf = ({ meta }: Logged): string | undefined => meta?.request?.split('/')[0];

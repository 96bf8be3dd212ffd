/** The words of an operation: parameters, bodies and answers, as OpenAPI 3.1 wants them. */
import type { Endpoints } from '#shared/endpoints/endpoint';
import { errors, type ErrorCode } from '#shared/errors';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { ref, type Schema } from './schemas';

export type Operation = Readonly<Record<string, unknown>>;

export const idIn = (name: string): Operation => ({ name, in: 'path', required: true, schema: { type: 'string', format: 'uuid' } });

/** A query parameter; its name is written as JSON:API writes it, brackets and all. */
export const asked = (name: string, schema: Schema, description?: string): Operation => ({
  name,
  in: 'query',
  schema,
  ...(description && { description }),
});

/** A list in one parameter, `a,b`. */
export const askedList = (name: string, values: readonly string[], description?: string): Operation => ({
  ...asked(name, { type: 'array', items: { type: 'string', enum: values } }, description),
  style: 'form',
  explode: false,
});

export const jsonBody = (schema: Schema, required = true): Operation => ({ required, content: { [MEDIA_TYPE]: { schema } } });

export const answer = (description: string, schema?: Schema, type: string = MEDIA_TYPE): Operation => ({
  description,
  ...(schema && { content: { [type]: { schema } } }),
});

/** The refusals that an operation may answer with, each status once with its codes' sentences. */
export const refusals = (...codes: readonly ErrorCode[]): Record<string, Operation> => {
  const byStatus = new Map<number, string[]>();
  for (const code of codes)
    byStatus.set(errors[code].status, [...(byStatus.get(errors[code].status) ?? []), `\`${code}\` ${errors[code].en}`]);
  return Object.fromEntries([...byStatus].map(([status, sentences]) => [String(status), answer(sentences.join('\n\n'), ref('Errors'))]));
};

/** What any operation of someone signed in may be refused with. */
export const forPeople = ['session.missing', 'session.expired', 'access.denied', 'rate.limited'] as const satisfies readonly ErrorCode[];

/** An open operation: no token is asked for. */
export const open = { security: [] } as const;

/** What a row cannot tell. */
export type Description = {
  /** The group it is listed in; `session` by default. */
  readonly tag?: string;
  readonly summary: string;
  /** The status of success, what it means, its schema, and its media type where that is another; 204 "Done." by default. */
  readonly answer?: readonly [status: 200 | 201 | 204, means: string, schema?: Schema, type?: string];
  /** Codes next to those that follow from the row. */
  readonly refusals?: readonly ErrorCode[];
  /** The request's document, where the row names a change instead of an input. */
  readonly body?: Schema;
  /** What the query's parameters mean, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
};

/** A description for each endpoint of an area: one without does not compile. */
export type Descriptions<E extends Endpoints> = { readonly [N in keyof E]: Description };

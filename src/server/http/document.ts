/** Reads a JSON:API document that writes a resource: its shape first, then every value against the declaration. */
import type { Problem } from '#shared/errors';
import type { Confirmation } from '#shared/jsonapi';
import { isStamp, type Ref, type Relation, type Resource } from '#shared/kit/resource';
import { isPlainText, isUuid } from '#shared/kit/values';
// Phone numbers of any country can be read from here on.
import '#shared/domain/phoneNumbers';
import { limits } from '#shared/limits';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import { Refusal } from '../refusal';

type Members = Readonly<Record<string, unknown>>;

/** Attributes and relations side by side, by their declared names; relations as references. */
export type Values = Readonly<Record<string, unknown>>;

/** What a document asks for. `version` is the one the change was made from; `fixed`: the values that it gives for what is only read. */
export type Written = { readonly id?: string; readonly values: Values; readonly fixed: Values; readonly version?: number };

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member's name inside a JSON pointer, shortened when it is very long. */
const step = (name: string): string => (isPlainText(name) ? name : '?').slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1');

const refuse = (code: Problem['code'], pointer: string, meta?: Problem['meta']): never => {
  throw new Refusal([{ code, pointer, ...(meta && { meta }) }]);
};

/** The document's `data`, whatever it is. */
export const dataOf = (body: unknown): unknown =>
  isMembers(body) && Object.hasOwn(body, 'data') ? body['data'] : refuse('document.invalid', '');

/** The members of an object under `data`; none when it is absent. */
const membersOf = (data: Members, name: string): [string, unknown][] => {
  if (!Object.hasOwn(data, name)) return [];
  const members = data[name];
  if (!isMembers(members)) return refuse('document.invalid', `/data/${name}`);
  const entries = Object.entries(members);
  return entries.length > limits.members ? refuse('too_many', `/data/${name}`, { max: limits.members }) : entries;
};

/** Refuses a list that is too long, or has an object with too many members, before its values are checked. @throws Refusal `too_many` */
const refuseTooLong = (value: unknown, pointer: string): void => {
  if (!Array.isArray(value)) return;
  if (value.length > limits.members) refuse('too_many', pointer, { max: limits.members });
  for (const [at, one] of value.entries())
    if (isMembers(one) && Object.keys(one).length > limits.members) refuse('too_many', `${pointer}/${at}`, { max: limits.members });
};

const versionOf = (data: Members): number | undefined => {
  const version = membersOf(data, 'meta').find(([name]) => name === 'version')?.[1];
  if (version === undefined) return undefined;
  return Number.isSafeInteger(version) ? (version as number) : refuse('document.invalid', '/data/meta/version');
};

const refOf = (value: unknown): unknown => (isMembers(value) ? { type: value['type'], id: value['id'] } : value);

/** Linkage as references, each record once. Values of another shape are passed on; `check` refuses them. */
const linkageOf = (value: unknown): unknown => {
  if (!Array.isArray(value)) return refOf(value);
  const seen = new Set<unknown>();
  return value
    .map(refOf)
    .filter((ref) => !isMembers(ref) || typeof ref['id'] !== 'string' || (!seen.has(ref['id']) && seen.add(ref['id'])));
};

/** The linkage in a relationship. One with links or meta alone says nothing: answers have such ones, and clients send them back. */
const linkageIn = (value: unknown, pointer: string): { readonly linkage?: unknown } => {
  if (!isMembers(value)) return refuse('document.invalid', pointer);
  if (Object.hasOwn(value, 'data')) return { linkage: linkageOf(value['data']) };
  return Object.hasOwn(value, 'links') || Object.hasOwn(value, 'meta') ? {} : refuse('document.invalid', pointer);
};

type Gathering = { readonly problems: Problem[]; readonly fixed: [string, unknown][] };

/**
 * The values of one family (`attributes` or `relationships`) that may be written. Unknown names are problems, and so is what only
 * the server makes (JSON:API 1.1 answers 403 to a change that isn't supported); stamps are ignored (PRV-12).
 */
const gather = (
  data: Members,
  family: 'attributes' | 'relationships',
  fields: Resource['attributes'] | Resource['relations'],
  { problems, fixed }: Gathering,
): [string, unknown][] =>
  membersOf(data, family).flatMap(([name, value]): [string, unknown][] => {
    const pointer = `/data/${family}/${step(name)}`;
    if (!Object.hasOwn(fields, name)) {
      if (problems.length >= limits.unknown) throw new Refusal(problems);
      problems.push({ code: 'unknown_field', pointer });
      return [];
    }
    const isFixed = fields[name]!.mode === 'r';
    if (isFixed && isStamp(name)) return [];
    if (family === 'attributes') refuseTooLong(value, pointer);
    const given: [string, unknown][] =
      family === 'attributes' ? [[name, value]] : Object.values(linkageIn(value, pointer)).map((linkage) => [name, linkage]);
    if (!isFixed) return given;
    fixed.push(...given);
    problems.push(...given.map(() => ({ code: 'read_only' as const, pointer })));
    return [];
  });

/** Some clients send an empty id with each new record. */
const idProblem = (id: unknown): Problem['code'] => (id === '' || id === null ? 'empty_id' : 'invalid_id');

const objectOf = (resource: { type: string }, body: unknown): Members => {
  const data = dataOf(body);
  if (!isMembers(data)) return refuse('document.invalid', '/data');
  if (typeof data['type'] !== 'string') return refuse('document.invalid', '/data/type');
  if (data['type'] !== resource.type) return refuse('type.mismatch', '/data/type');
  return data;
};

/** What a document asks for: `values` holds the valid values only, `problems` tells of the others. */
export type Examined = Written & { readonly problems: readonly Problem[] };

/**
 * Examines the document of a POST or, with the `id` of its address, a PATCH; or that of a command, whose input must be whole (`how` add). The problems of its values are answered,
 * so that the problems which only the database can find (taken, missing) are added: all are answered at once.
 * @throws Refusal when it isn't a document of this resource at all
 */
export const examineDocument = (
  resource: Resource,
  body: unknown,
  id?: string,
  how: 'add' | 'update' = id === undefined ? 'add' : 'update',
): Examined => {
  const data = objectOf(resource, body);
  if (id !== undefined && typeof data['id'] !== 'string') refuse('document.invalid', '/data/id');
  if (id !== undefined && data['id'] !== id) refuse('id.mismatch', '/data/id');
  const version = versionOf(data);
  const problems: Problem[] = [];
  if (id === undefined && data['id'] !== undefined && !isUuid(data['id']))
    problems.push({ code: idProblem(data['id']), pointer: '/data/id' });
  const fixed: [string, unknown][] = [];
  const gathered = [
    ...gather(data, 'attributes', resource.attributes, { problems, fixed }),
    ...gather(data, 'relationships', resource.relations, { problems, fixed }),
  ];
  const values = normaliseValues(resource, Object.fromEntries(gathered));
  problems.push(...check(resource, values, how));
  const unsound = new Set(problems.map(({ pointer }) => fieldAt(resource, pointer)));
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !unsound.has(name))),
    problems,
    fixed: Object.fromEntries(fixed),
    ...(isUuid(data['id']) && { id: data['id'] }),
    ...(version !== undefined && { version }),
  };
};

/**
 * Reads a document whose values can be validated without the database.
 * @throws Refusal with all problems at once, each with its pointer
 */
export const readDocument = (resource: Resource, body: unknown, id?: string): Written => {
  const { problems, ...written } = examineDocument(resource, body, id);
  if (problems.length) throw new Refusal(problems);
  return written;
};

/** Reads a document of a type that isn't a declared resource: its id, when given, and its attributes as they came. */
export const readPlainDocument = (type: string, body: unknown): { id?: string; attributes: Members } => {
  const data = objectOf({ type }, body);
  if (data['id'] !== undefined && !isUuid(data['id'])) refuse(idProblem(data['id']), '/data/id');
  return { attributes: Object.fromEntries(membersOf(data, 'attributes')), ...(data['id'] !== undefined && { id: data['id'] as string }) };
};

const isRefTo = (relation: Relation, value: unknown): value is Ref =>
  isMembers(value) && value['type'] === relation.type && isUuid(value['id']);

/** Reads a relationship's document: `data` is null, a reference, or references. */
export const readLinkage = (relation: Relation, body: unknown): unknown => {
  const data = linkageOf(dataOf(body));
  if (relation.kind === 'toOne') {
    if (data === null) return relation.required ? refuse('required', '/data') : null;
    return isRefTo(relation, data) ? data : refuse('invalid_id', '/data');
  }
  if (!Array.isArray(data)) return refuse('invalid_type', '/data');
  if (data.length > limits.linkage) return refuse('too_many', '/data', { max: limits.linkage });
  const wrong = data.flatMap((one, index): Problem[] =>
    isRefTo(relation, one) ? [] : [{ code: 'invalid_id', pointer: `/data/${index}` }],
  );
  if (wrong.length) throw new Refusal(wrong);
  return data;
};

/**
 * Reads `meta.confirmed` and `meta.reason` of a document that repeats a write whose warnings were read.
 * @returns undefined where it has none
 * @throws Refusal with the pointer of the one that cannot be read
 */
export const confirmationIn = (body: unknown): Confirmation | undefined => {
  const meta = isMembers(body) ? body['meta'] : undefined;
  const { confirmed, reason } = isMembers(meta) ? meta : {};
  if (confirmed === undefined) return undefined;
  if (!Array.isArray(confirmed) || !confirmed.every((code) => typeof code === 'string')) return refuse('invalid_type', '/meta/confirmed');
  if (confirmed.length > limits.problems) return refuse('too_many', '/meta/confirmed', { max: limits.problems });
  if (reason === undefined) return { codes: confirmed };
  if (typeof reason !== 'string' || !isPlainText(reason)) return refuse('invalid_type', '/meta/reason');
  if (reason.length > limits.overrideReason) return refuse('too_long', '/meta/reason', { max: limits.overrideReason });
  return { codes: confirmed, reason };
};

/** A record that a request about many names, and the version that it was seen in. */
export type MeantRecord = { readonly id: string; readonly version?: number };

/**
 * Reads `meta.records` of a document that asks for something about many records: each once, at most `limits.bulk`, with its version where the
 * resource demands one (CORE-6).
 * @throws Refusal with every problem, each with its pointer
 */
export const readRecordsOf = ({ demandsVersion }: Pick<Resource, 'demandsVersion'>, body: unknown): MeantRecord[] => {
  const pointer = '/meta/records';
  const meta = isMembers(body) ? body['meta'] : undefined;
  const records = isMembers(meta) ? meta['records'] : undefined;
  if (records === undefined) return refuse('required', pointer);
  if (!Array.isArray(records)) return refuse('invalid_type', pointer);
  if (records.length > limits.bulk) return refuse('too_many', pointer, { max: limits.bulk });
  const problems = records.flatMap((one: unknown, index): Problem[] => {
    const { id, version } = isMembers(one) ? one : {};
    if (!isUuid(id)) return [{ code: 'invalid_id', pointer: `${pointer}/${index}/id` }];
    const at = { pointer: `${pointer}/${index}/version` };
    if (version === undefined) return demandsVersion ? [{ code: 'version.required', ...at }] : [];
    return Number.isSafeInteger(version) ? [] : [{ code: 'invalid_type', ...at }];
  });
  if (problems.length) throw new Refusal(problems);
  return [...new Map((records as MeantRecord[]).map((one) => [one.id, one])).values()];
};

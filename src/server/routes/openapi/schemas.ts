/** JSON Schema of what a declaration says: each field, each relation, and the documents they stand in. */
import type { Field, FieldKind } from '#shared/kit/fields';
import { inputOf } from '#shared/kit/commands';
import type { Relation, Resource } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import { fileSchema, filesSchema } from './fileSchemas';

export type Schema = Readonly<Record<string, unknown>>;

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** What the schemas of a resource are called: `item` → `Item`. */
export const titleOf = ({ name }: Resource): string => name[0]!.toUpperCase() + name.slice(1);

type KindSchema = {
  readonly schema: (field: Field) => Schema;
  /** What the least and the most bound: the value, the characters of a text, the items of a list; nothing where the schema says it itself. */
  readonly bounds?: 'value' | 'length' | 'items';
};

const worded = (more: Schema = {}): KindSchema => ({ schema: () => ({ type: 'string', ...more }), bounds: 'length' });
const plain = (schema: Schema): KindSchema => ({ schema: () => schema });

/** Bounds stand in words: JSON Schema has none for numbers that travel as text. */
const decimal = ({ scale = 0, min, max }: Field): Schema => ({
  type: 'string',
  format: 'decimal',
  pattern: `^-?\\d+(\\.\\d{1,${scale}})?$`,
  description: `An exact number as text, from ${min} to ${max}, with at most ${scale} places after the point.`,
});

const kinds = {
  text: worded(),
  longText: worded(),
  richText: worded({ description: 'HTML of a few tags; sanitised.' }),
  email: worded({ format: 'email' }),
  color: worded({ pattern: '^#[0-9a-fA-F]{6}$' }),
  secret: worded({ format: 'password' }),
  image: worded({ format: 'uri-reference', description: 'Set by an upload; null removes it.' }),
  file: { schema: fileSchema },
  files: { schema: filesSchema },
  integer: { schema: () => ({ type: 'integer' }), bounds: 'value' },
  decimal: { schema: decimal },
  money: { schema: () => ({ type: 'integer', description: 'Whole rupiah.' }), bounds: 'value' },
  flag: plain({ type: 'boolean' }),
  date: plain({ type: 'string', format: 'date' }),
  dateTime: plain({ type: 'string', format: 'date-time' }),
  period: plain({
    type: 'string',
    pattern: '^\\d{4}-\\d{2}-\\d{2}/\\d{4}-\\d{2}-\\d{2}$',
    description: 'First and last day, both included.',
  }),
  oneOf: { schema: ({ values }) => ({ type: 'string', ...(values && { enum: values }) }) },
  someOf: {
    schema: ({ values }) => ({ type: 'array', uniqueItems: true, items: { type: 'string', ...(values && { enum: values }) } }),
    bounds: 'items',
  },
  phone: plain({ type: 'string', maxLength: 40, description: 'Stored as E.164; Indonesian unless it begins with + and a country code.' }),
  // Its masked form, as lists answer it, is no digits.
  bpjs: plain({
    type: 'string',
    maxLength: 40,
    description: 'Number of a member of BPJS Kesehatan: 13 digits. Spaces, points and hyphens are removed.',
  }),
  nik: plain({ type: 'string', maxLength: 40, description: 'Identity number of 16 digits. Spaces, points and hyphens are removed.' }),
  region: plain({ type: 'string', pattern: '^\\d{2}(\\d{2}(\\d{2}(\\d{4})?)?)?$', description: 'Code of a region; see /regions.' }),
  npwp: plain({ type: 'string', description: 'Tax number, stored in 16 digits; 15 digits get a zero in front.' }),
  id: plain({ type: 'string', format: 'uuid' }),
  json: plain({ type: 'object', description: 'Values by name, as they were.' }),
  // Values that are only read are made by the server, and ignored in what is sent.
  owned: { schema: ({ lines }) => ({ type: 'array', items: lineSchema(lines?.fields ?? {}) }), bounds: 'items' },
} satisfies Record<FieldKind, KindSchema>;

const boundNames = { value: ['minimum', 'maximum'], length: ['minLength', 'maxLength'], items: ['minItems', 'maxItems'] } as const;

/** A required text can't be empty, which needs no bound in the declaration. */
const boundsOf = ({ required, min, max }: Field, bounds: KindSchema['bounds']): Schema => {
  if (!bounds) return {};
  const [low, high] = boundNames[bounds];
  const least = bounds === 'length' && max !== undefined ? Math.max(min ?? 0, required ? 1 : 0) || undefined : min;
  return { ...(least !== undefined && { [low]: least }), ...(max !== undefined && { [high]: max }) };
};

/** One attribute. Optional ones may be null. */
export function fieldSchema(field: Field): Schema {
  const { schema, bounds }: KindSchema = kinds[field.kind];
  const own = { ...schema(field), ...boundsOf(field, bounds), ...(field.initial !== undefined && { default: field.initial }) };
  const mode = { ...(field.mode === 'r' && { readOnly: true }), ...(field.mode === 'w' && { writeOnly: true }) };
  return field.required || field.initial !== undefined ? { ...own, ...mode } : { anyOf: [own, { type: 'null' }], ...mode };
}

const identifier = (type: string): Schema => ({
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { const: type }, id: { type: 'string', format: 'uuid' } },
});

/** What a relationship holds: one identifier, perhaps null, or a list of them. */
export const linkageSchema = ({ kind, type, required }: Relation): Schema => {
  if (kind === 'toMany') return { type: 'array', items: identifier(type) };
  return required ? identifier(type) : { anyOf: [identifier(type), { type: 'null' }] };
};

/** An object of these properties. */
export const object = (properties: Schema, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length && { required }),
});

/** An object that has all of these. */
export const whole = (properties: Schema): Schema => object(properties, Object.keys(properties));

/** A document that says something in addition to records. */
export const meta = (schema: Schema): Schema => whole({ meta: schema });

/** Those of the fields that are shown, by name. */
const propertiesOf = (fields: Readonly<Record<string, Field>>, shown: (one: Field) => boolean = () => true): Schema =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (shown(field) ? [[name, fieldSchema(field)]] : [])));

const lineSchema = (fields: Readonly<Record<string, Field>>): Schema => object(propertiesOf(fields), requiredNames(fields));

const parts = (resource: Resource, shown: (one: Field | Relation) => boolean) => ({
  attributes: object(propertiesOf(resource.attributes, shown)),
  relationships: object(
    Object.fromEntries(
      Object.entries(resource.relations).flatMap(([name, one]) => (shown(one) ? [[name, object({ data: linkageSchema(one) })]] : [])),
    ),
  ),
});

const requiredNames = (fields: Readonly<Record<string, Field | Relation>>): string[] =>
  Object.entries(fields).flatMap(([name, one]) =>
    one.mode !== 'r' && one.required && !('initial' in one && one.initial !== undefined) ? [name] : [],
  );

/** The input of a command, as the members of `data`, and the names of those that it must have. */
const toldSchema = (resource: Resource, name: string): { members: Record<string, Schema>; required: string[] } => {
  const inputForm = inputOf(resource, name);
  const { attributes, relationships } = parts(inputForm, () => true);
  const required = [
    ...requiredNames(inputForm.attributes).map(() => 'attributes'),
    ...requiredNames(inputForm.relations).map(() => 'relationships'),
  ];
  return { members: { type: { const: resource.type }, attributes, relationships }, required: [...new Set(required)] };
};

const uuid: Schema = { type: 'string', format: 'uuid' };

/** The document of a command: the record's identifier, and what the command is told. */
export const commandSchema = (resource: Resource, name: string): Schema => {
  const { members, required } = toldSchema(resource, name);
  return object({ data: object({ ...members, id: uuid }, ['type', 'id', ...required]) }, ['data']);
};

/** The document of a command to many records: its input, and the records, each with the version that was seen of it. */
export const bulkCommandSchema = (resource: Resource, name: string): Schema => {
  const { members, required } = toldSchema(resource, name);
  const record = object({ id: uuid, version: { type: 'integer', minimum: 1 } }, resource.demandsVersion ? ['id', 'version'] : ['id']);
  const meta = object({ records: { type: 'array', maxItems: limits.bulk, items: record } }, ['records']);
  return object({ data: object(members, ['type', ...required]), meta }, ['data', 'meta']);
};

/** The shapes of a resource: as it is read, and as it is added and changed where its declaration lets anyone. */
export function resourceSchemas(resource: Resource): Record<string, Schema> {
  const title = titleOf(resource);
  const type = { const: resource.type };
  const id = { type: 'string', format: 'uuid' };
  const written = parts(resource, ({ mode }) => mode !== 'r');
  const version = { type: 'integer', minimum: 1, description: 'Counts the changes; send it back with a change.' };
  const meta = object({ version });
  const masked = {
    type: 'array',
    items: { type: 'string' },
    description: 'Attributes of which only a part is answered, or nothing: the lines of an included record.',
  };
  const needed = { attributes: requiredNames(resource.attributes), relationships: requiredNames(resource.relations) };
  const draft = {
    attributes: { ...written.attributes, ...(needed.attributes.length && { required: needed.attributes }) },
    relationships: { ...written.relationships, ...(needed.relationships.length && { required: needed.relationships }) },
  };
  const families = (['attributes', 'relationships'] as const).filter((family) => needed[family].length);
  return {
    [title]: object({ type, id, ...parts(resource, ({ mode }) => mode !== 'w'), meta: object({ version, masked }) }, [
      'type',
      'id',
      'attributes',
    ]),
    ...(resource.access.add && { [`${title}Draft`]: object({ type, id, ...draft }, ['type', ...families]) }),
    ...(resource.access.update && { [`${title}Change`]: object({ type, id, ...written, meta }, ['type', 'id']) }),
  };
}

/** The document of what is sent and not stored as a record: its attributes and relationships, where it has any. */
export const inputSchema = (input: Resource): Schema => {
  const written = parts(input, ({ mode }) => mode !== 'r');
  const family = (name: 'attributes' | 'relationships', fields: Readonly<Record<string, Field | Relation>>) => {
    const { properties } = written[name] as { properties: Schema };
    const required = Object.keys(properties).filter((one) => fields[one]!.required);
    return Object.keys(properties).length ? { [name]: object(properties, required) } : {};
  };
  const data = { type: { const: input.type }, ...family('attributes', input.attributes), ...family('relationships', input.relations) };
  return whole({ data: whole(data) });
};

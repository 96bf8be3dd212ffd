/** The paths of a declared resource: its list, its records, their commands and relations, its deletions. */
import { relativeDates } from '#shared/domain/relativeDates';
import { filterOf } from '#shared/kit/kinds';
import { filterKind, PERSONAL_VALUES } from '#shared/jsonapi';
import { isSearchPersonal } from '#shared/kit/masks';
import { SEARCH_TYPE, searchPath, type Resource, type Verb } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import { answer, asked, askedList, forPeople, idIn, jsonBody, refusals, type Operation } from './operations';
import { commandPaths } from './commandPaths';
import { idempotencyKey, ifMatch, one, shown, versionRefusals } from './recordParts';
import { linkageSchema, ref, titleOf, type Schema } from './schemas';
import { historyPaths } from './historyPaths';

const many = (resource: Resource): Schema => ({
  type: 'object',
  required: ['data', 'meta'],
  properties: {
    data: { type: 'array', items: ref(titleOf(resource)) },
    included: ref('Included'),
    links: ref('Links'),
    meta: ref('PageMeta'),
  },
});

const writes = (schema: string): Operation => jsonBody({ type: 'object', required: ['data'], properties: { data: ref(schema) } });

const filters = (resource: Resource): Operation[] =>
  resource.filter.flatMap((name) =>
    filterKind(resource, name) === 'range'
      ? [
          asked(`filter[${name}][from]`, { type: 'string' }),
          asked(`filter[${name}][to]`, { type: 'string' }),
          ...(filterOf(resource.attributes[name]!.kind).ofDays
            ? [
                asked(
                  `filter[${name}][in]`,
                  { type: 'string', enum: relativeDates },
                  'In place of both ends: days that are named from today.',
                ),
              ]
            : []),
        ]
      : [asked(`filter[${name}]`, { type: 'string' }, 'Any of these, separated by commas.')],
  );

const howSearched = ({ search: names, searchKinds }: Resource): string =>
  searchKinds
    ? `All words have to fit: ${Object.entries(searchKinds)
        .map(([name, kind]) => `${name} (${kind})`)
        .join(', ')}. ${limits.searchWords} words at most.`
    : `Looks in ${names.join(', ')}. Fewer than 3 characters are looked for at a text's beginning only.`;

const listing = (resource: Resource): Operation[] => [
  asked('page[number]', { type: 'integer', minimum: 1, default: 1 }),
  asked('page[size]', { type: 'integer', minimum: 1, maximum: limits.pageSize, default: limits.defaultPageSize }),
  asked('page[offset]', { type: 'integer', minimum: 0, maximum: limits.offset }, 'Instead of number and size.'),
  asked('page[limit]', { type: 'integer', minimum: 1, maximum: limits.pageSize }),
  askedList(
    'sort',
    resource.sort.flatMap((name) => [name, `-${name}`]),
    '`-` runs downwards; `-created_at` when not said.',
  ),
  ...(resource.search.length && !isSearchPersonal(resource)
    ? [asked('filter[q]', { type: 'string', maxLength: limits.search }, howSearched(resource))]
    : []),
  ...filters(resource),
  asked(
    PERSONAL_VALUES,
    { type: 'string', enum: ['whole'] },
    'Addresses, phone and identity numbers are masked in lists, as `meta.masked` of a record names them; with this they are whole in records that the caller may edit.',
  ),
  ...shown(resource, resource.listInclude),
];

type Making = (resource: Resource) => Operation;

const verbs: Readonly<Record<Verb, Making>> = {
  list: (resource) => ({
    summary: `List ${resource.type}`,
    parameters: listing(resource),
    responses: { 200: answer('One page.', many(resource)), ...refusals(...forPeople, 'query.unknown', 'query.invalid', 'page.invalid') },
  }),
  get: (resource) => ({
    summary: `Get one of ${resource.type}`,
    parameters: shown(resource),
    responses: {
      200: answer('The record; its version in ETag.', one(resource)),
      ...refusals(...forPeople, 'query.unknown', 'resource.missing'),
    },
  }),
  add: (resource) => ({
    summary: `Add to ${resource.type}`,
    parameters: [...shown(resource), idempotencyKey],
    requestBody: writes(`${titleOf(resource)}Draft`),
    responses: {
      201: answer('The record; its address in Location.', one(resource)),
      ...refusals(...forPeople, 'document.invalid', 'id.taken', 'type.mismatch', 'required', 'media_type.unsupported', 'body.too_large'),
    },
  }),
  update: (resource) => ({
    summary: `Change one of ${resource.type}`,
    parameters: [...shown(resource), ifMatch(resource)],
    requestBody: writes(`${titleOf(resource)}Change`),
    responses: {
      200: answer('The record as it is now.', one(resource)),
      ...refusals(
        ...forPeople,
        'document.invalid',
        'resource.missing',
        ...versionRefusals(resource),
        'id.mismatch',
        'required',
        'media_type.unsupported',
        'body.too_large',
      ),
    },
  }),
  destroy: (resource) => ({
    summary: `Delete one of ${resource.type}`,
    parameters: [
      ifMatch(resource),
      ...(resource.replaceable
        ? [asked('instead', { type: 'string', format: 'uuid' }, 'What takes its place wherever it is used, in the same unit of work.')]
        : []),
    ],
    responses: {
      204: answer('Gone; Location names the deletion, which can be undone.'),
      ...refusals(...forPeople, 'resource.missing', ...versionRefusals(resource), 'record.in_use'),
    },
  }),
};

const operations = (resource: Resource, map: Readonly<Record<string, Verb>>): Operation => {
  const declared = Object.entries(map).filter(([, verb]) => resource.access[verb]);
  return Object.fromEntries(declared.map(([method, verb]) => [method, { tags: [resource.type], ...verbs[verb](resource) }]));
};

const linkage = (resource: Resource, name: string): Operation => {
  const relation = resource.relations[name]!;
  const document = { type: 'object', required: ['data'], properties: { data: linkageSchema(relation), links: ref('Links') } };
  const change = (summary: string) => ({
    tags: [resource.type],
    summary: `${summary} ${name}`,
    parameters: [ifMatch(resource)],
    requestBody: jsonBody(document),
    responses: {
      204: answer('Done.'),
      ...refusals(...forPeople, 'resource.missing', ...versionRefusals(resource), 'invalid_id', 'relation_missing'),
    },
  });
  const writable = resource.access.update && relation.mode !== 'r';
  return {
    parameters: [idIn('id')],
    get: {
      tags: [resource.type],
      summary: `Which ${name}`,
      responses: { 200: answer('Identifiers.', document), ...refusals(...forPeople, 'resource.missing') },
    },
    ...(writable && { patch: change('Replace') }),
    ...(writable && relation.kind === 'toMany' && { post: change('Add to'), delete: change('Remove from') }),
  };
};

const related = (resource: Resource, name: string): Operation => ({
  parameters: [idIn('id')],
  get: {
    tags: [resource.type],
    summary: `The ${name} of one of ${resource.type}`,
    responses: { 200: answer('Records.', { type: 'object' }), ...refusals(...forPeople, 'resource.missing') },
  },
});

/** Present where the resource can be deleted: see docs/decisions/0002. */
const deletions = ({ type, path }: Resource): Record<string, Operation> => ({
  [`${path}/deletions`]: {
    post: {
      tags: [type],
      summary: `Delete many of ${type} at once`,
      parameters: [idempotencyKey],
      requestBody: jsonBody(ref('Deletion')),
      responses: {
        201: answer('What was deleted; its address in Location.', { type: 'object' }),
        ...refusals(...forPeople, 'document.invalid', 'record.in_use'),
      },
    },
  },
  [`${path}/deletions/{id}`]: {
    parameters: [idIn('id')],
    delete: {
      tags: [type],
      summary: 'Undo a deletion',
      responses: {
        204: answer('Everything is back.'),
        ...refusals(...forPeople, 'resource.missing', 'deletion.undone', 'deletion.purged', 'taken'),
      },
    },
  },
});

/** The search by a body, for resources whose searches may be personal. */
const search = (resource: Resource): Record<string, Operation> => ({
  [searchPath(resource)]: {
    post: {
      tags: [resource.type],
      summary: `Search ${resource.type}`,
      requestBody: jsonBody({
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            required: ['type', 'attributes'],
            properties: {
              type: { const: SEARCH_TYPE },
              attributes: {
                type: 'object',
                required: ['query'],
                properties: {
                  query: {
                    type: 'string',
                    maxLength: limits.queryString,
                    description: `The query of the list, with \`filter[q]\`. ${howSearched(resource)}`,
                  },
                },
              },
            },
          },
        },
      }),
      responses: {
        200: answer('One page of the list, without links.', many(resource)),
        ...refusals(...forPeople, 'document.invalid', 'query.unknown', 'query.invalid', 'page.invalid'),
      },
    },
  },
});

/** Every path that this resource has, under the API's root. */
export function resourcePaths(resource: Resource): Record<string, Operation> {
  const { path, relations, access } = resource;
  return {
    [path]: operations(resource, { get: 'list', post: 'add' }),
    ...(access.destroy && deletions(resource)),
    ...(access.list && isSearchPersonal(resource) && search(resource)),
    [`${path}/{id}`]: { parameters: [idIn('id')], ...operations(resource, { get: 'get', patch: 'update', delete: 'destroy' }) },
    ...historyPaths(resource),
    ...commandPaths(resource),
    ...Object.fromEntries(
      Object.keys(access.get ? relations : {}).flatMap((name) => [
        [`${path}/{id}/relationships/${name}`, linkage(resource, name)],
        [`${path}/{id}/${name}`, related(resource, name)],
      ]),
    ),
  };
}

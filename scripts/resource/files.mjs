// The files that a new resource starts with, formatted as Prettier formats them.

const capital = (text) => text.replace(/^./, (letter) => letter.toUpperCase());

/** The page that shows one record, where it was asked for. */
const showLine = (isShown) => (isShown ? "\n    show: { at: 'detail' }," : '');

const shared = ({ name, Name, kebab, type, one, several }, { isShown }) => `/** ${capital(several)}, each under a name of its own. */
import { can } from '#shared/access';
import { text } from '#shared/kit/fields';
import { defineResource, type RecordOf } from '#shared/kit/resource';

export const ${name} = defineResource('${name}', '/${type}', {
  noun: {
    id: '${one}',
    en: ['${one}', '${several}'],
  },
  pages: {
    base: '/usman/${kebab}-management',
    add: 'add-${kebab}',
    edit: 'edit-${kebab}',${showLine(isShown)}
    group: 'configuration',
  },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: true, max: 120 }),
  },
  search: ['name'],
  sort: ['name', 'created_at'],
  filter: ['created_at'],
  access: {
    list: can('view ${type}'),
    get: can('view ${type}'),
    add: can('create ${type}'),
    update: can('edit ${type}'),
    destroy: can('delete ${type}'),
  },
});
export type ${Name} = RecordOf<typeof ${name}>;
`;

/** The same of a client: its people read and change their own, as far as their role and the subscription allow. */
const sharedOfClient = (
  { name, Name, kebab, type, one, several },
  { isShown },
) => `/** ${capital(several)} of a clinic, each under a name of its own there. */
import { ofClient } from '#shared/access';
import { text } from '#shared/kit/fields';
import { defineResource, toOne, type RecordOf } from '#shared/kit/resource';

export const ${name} = defineResource('${name}', '/${type}', {
  noun: {
    id: '${one}',
    en: ['${one}', '${several}'],
  },
  feature: 'services',
  pages: {
    base: '/bisnisku/${kebab}',
    add: 'add-${kebab}',
    edit: 'edit-${kebab}',${showLine(isShown)}
    group: 'business',
    partly: true,
  },
  label: 'name',
  attributes: {
    name: text({ required: true, unique: { within: 'entity' }, max: 120 }),
  },
  relations: { entity: toOne('entity', { required: true }) },
  include: ['entity'],
  search: ['name'],
  sort: ['name', 'created_at'],
  filter: ['entity', 'created_at'],
  access: {
    list: ofClient('view ${type}', 'entity'),
    get: ofClient('view ${type}', 'entity'),
    add: ofClient('create ${type}', 'entity'),
    update: ofClient('edit ${type}', 'entity'),
    destroy: ofClient('delete ${type}', 'entity'),
  },
  roles: { admin_klinik: ['view', 'create', 'edit', 'delete'] },
});
export type ${Name} = RecordOf<typeof ${name}>;
`;

const served = ({ area, name, Name, several }) => `/** The ${several} of clinics: each client's own, held apart by the database. */
import { ${name} } from '#shared/areas/${area}/resources/${name}';
import { defineServerResource } from '#server/repository/serverResource';

export const served${Name} = defineServerResource(${name}, { tenant: true });
`;

/** Anyone who knows the Indonesian noun puts these right. */
const indonesian = ({ area, name, one, several }, { isOfClient }) => `/** Words of ${several}, in Indonesian. */
import type { ${name} } from '#shared/areas/${area}/resources/${name}';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Semua ${one}.' },
  form: { purpose: 'Cukup isi namanya.' },
  fields: { name: 'Nama'${isOfClient ? ", entity: 'Klinik'" : ''} },
  help: { name: 'Harus berbeda dari ${one} lain.' },
} satisfies WordsOf<typeof ${name}>;
`;

const english = ({ several }, { isOfClient }) => `/** Words of ${several}, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'All ${several}.' },
  form: { purpose: 'A name is all it needs.' },
  fields: { name: 'Name'${isOfClient ? ", entity: 'Clinic'" : ''} },
  help: { name: 'Must differ from other ${several}.' },
} satisfies typeof id;
`;

const migration = ({ table, migration: exported, several }, number) => `/** ${capital(several)}. */
import type { Migration } from '../migrate';
import { resourceTable, searchForms, textSort, unique } from './statements';

export const ${exported}: Migration = {
  name: '${number}_${table}',
  up: [
    ...resourceTable('${table}', ['name text not null']),
    unique('${table}', 'name'),
    ...textSort('${table}', 'name'),
    ...searchForms('${table}', 'name'),
  ],
};
`;

const migrationOfClient = (
  { table, migration: exported, several },
  number,
) => `/** ${capital(several)} of clinics, under row-level security. */
import type { Migration } from '../migrate';
import { searchForms, tenantTable, textSort } from './statements';

export const ${exported}: Migration = {
  name: '${number}_${table}',
  up: [
    ...tenantTable('${table}', ['name text not null']),
    'create unique index if not exists ${table}_name_unique on ${table} (entity_id, lower(name)) where deleted_at is null',
    ...textSort('${table}', 'name'),
    ...searchForms('${table}', 'name'),
  ],
};
`;

/** Where the words of a resource are; `language` is id or en. */
export const wordsFile = ({ area, name }, language) => `src/client/areas/${area}/screens/${name}/words.${language}.ts`;

/** Where the declaration of a resource is. */
export const declarationFile = ({ area, name }) => `src/shared/areas/${area}/resources/${name}.ts`;

/** Where the server's half of a resource is, for one that has something the declaration doesn't tell. */
export const serverFile = ({ area, name }) => `src/server/areas/${area}/resources/${name}.ts`;

/**
 * Path → text of each new file.
 * @param number the migration's, '0008'
 * @param wanted `isShown`: with a page that shows a record; `isOfClient`: its rows belong to clients
 */
export const newFiles = (names, number, wanted) => ({
  [declarationFile(names)]: (wanted.isOfClient ? sharedOfClient : shared)(names, wanted),
  ...(wanted.isOfClient && { [serverFile(names)]: served(names) }),
  [wordsFile(names, 'id')]: indonesian(names, wanted),
  [wordsFile(names, 'en')]: english(names, wanted),
  [`src/server/db/migrations/${number}_${names.table}.ts`]: (wanted.isOfClient ? migrationOfClient : migration)(names, number),
});

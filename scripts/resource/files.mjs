// The files that a new resource starts with, formatted as Prettier formats them.

const capital = (text) => text.replace(/^./, (letter) => letter.toUpperCase());

const shared = ({ name, Name, kebab, type, one, several }) => `/** ${capital(several)}, each under a name of its own. */
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
    edit: 'edit-${kebab}',
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

/** Whoever knows the Indonesian noun puts these right. */
const indonesian = ({ area, name, one, several }) => `/** Words of ${several}, in Indonesian. */
import type { ${name} } from '#shared/areas/${area}/resources/${name}';
import type { WordsOf } from '#client/kit/words';

export default {
  list: { purpose: 'Semua ${one}.' },
  form: { purpose: 'Cukup isi namanya.' },
  fields: { name: 'Nama' },
  help: { name: 'Harus berbeda dari ${one} lain.' },
} satisfies WordsOf<typeof ${name}>;
`;

const english = ({ several }) => `/** Words of ${several}, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'All ${several}.' },
  form: { purpose: 'A name is all it needs.' },
  fields: { name: 'Name' },
  help: { name: 'Must differ from other ${several}.' },
} satisfies typeof id;
`;

const migration = ({ table, migration: exported, several }, number) => `/** ${capital(several)}. */
import type { Migration } from '../migrate';
import { resourceTable, search, textSort, unique } from './statements';

export const ${exported}: Migration = {
  name: '${number}_${table}',
  up: [
    ...resourceTable('${table}', ['name text not null']),
    unique('${table}', 'name'),
    ...textSort('${table}', 'name'),
    ...search('${table}', 'name'),
  ],
};
`;

/** Where the words of a resource are; `language` is id or en. */
export const wordsFile = ({ area, name }, language) => `src/client/areas/${area}/screens/${name}/words.${language}.ts`;

/** Where the declaration of a resource is. */
export const declarationFile = ({ area, name }) => `src/shared/areas/${area}/resources/${name}.ts`;

/** Path → text of each new file. `number` is the migration's, '0008'. */
export const newFiles = (names, number) => ({
  [declarationFile(names)]: shared(names),
  [wordsFile(names, 'id')]: indonesian(names),
  [wordsFile(names, 'en')]: english(names),
  [`src/server/db/migrations/${number}_${names.table}.ts`]: migration(names, number),
});

// The files that a new resource starts with, as the house writes them.

const shared = ({ name, Name, type, Type }) => `/** ${Type}, each under a name of its own. */
import { can } from '../access';
import { text } from '../kit/fields';
import { defineResource, type RecordOf } from '../kit/resource';

export const ${name} = defineResource('${name}', '/${type}', {
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

const client = ({ name, Type }) => `/** ${Type}, as the browser holds them. */
import { resources } from '#shared/resources/index';
import { createModule } from '../../kit/createModule';

export const ${name} = createModule(resources.${name});
`;

const server = ({ name, Name, type, Type }) => `/** ${Type}: kept as they are declared. */
import { ${name} } from '#shared/resources/${name}';
import { serve } from '../repository/serverResource';

export const served${Name} = serve(${name}, { table: '${type}' });
`;

const migration = ({ type, Type, table }, number) => `/** ${Type}. */
import type { Migration } from '../migrate';
import { resourceTable, search, textSort, unique } from './statements';

export const ${table}: Migration = {
  name: '${number}_${type}',
  up: [
    ...resourceTable('${type}', ['name text not null']),
    unique('${type}', 'name'),
    ...textSort('${type}', 'name'),
    ...search('${type}', 'name'),
  ],
};
`;

/** Path → text of each new file. `number` is the migration's, '0008'. */
export const newFiles = (names, number) => ({
  [`src/shared/resources/${names.name}.ts`]: shared(names),
  [`src/client/store/modules/${names.name}.ts`]: client(names),
  [`src/server/resources/${names.name}.ts`]: server(names),
  [`src/server/db/migrations/${number}_${names.type}.ts`]: migration(names, number),
});

/** The words that a list and a form ask for, in Indonesian; whoever writes the screen puts them right. */
export const indonesian = ({ name, Name }) => `  ${name}: {
    list: {
      title: 'Daftar ${Name}',
      purpose: 'Semua ${name}.',
      add: 'Tambah ${Name}',
      empty: 'Belum ada ${name}. Tambahkan yang pertama.',
      search: 'Cari nama',
    },
    form: { add: 'Tambah ${Name}', edit: 'Ubah ${Name}', purpose: 'Namanya saja sudah cukup.' },
    fields: { name: 'Nama', created_at: 'Dibuat' },
    help: { name: 'Harus berbeda dari ${name} lain.' },
  },
`;

/** The same in English. */
export const english = ({ name, Name, type }) => `  ${name}: {
    list: {
      title: '${Name} List',
      purpose: 'All ${type}.',
      add: 'Add ${Name}',
      empty: 'No ${type} yet. Add the first one.',
      search: 'Search names',
    },
    form: { add: 'Add ${Name}', edit: 'Edit ${Name}', purpose: 'A name is all it needs.' },
    fields: { name: 'Name', created_at: 'Created' },
    help: { name: 'Must differ from other ${type}.' },
  },
`;

/** A search as SQL. A resource may be searched by the texts of related records only. Rule: LST-3. */
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { can } from '#shared/access';
import { text } from '#shared/kit/fields';
import { defineResource, toOne, type Resource } from '#shared/kit/resource';
import { allRows, conditionsOf } from '#server/repository/lists/conditions';
import { defineServerResource } from '#server/repository/serverResource';

const visit = defineResource('visit', '/visits', {
  noun: { id: 'kunjungan', en: ['visit', 'visits'] },
  label: 'note',
  attributes: { note: text({ required: true }) },
  relations: { entity: toOne('entity') },
  search: ['entity.name'],
  access: { list: can('view visits') },
}) as unknown as Resource;
const server = defineServerResource(visit, {} as never);

const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const conditionFor = (q: string): string => conditionsOf(server, { ...allRows, q }, () => server).compile(compiler).sql;

test('given a resource that is searched by related texts only, when none contains the words, then no row fits', () => {
  expect(conditionFor('Melati')).toBe('t.deleted_at is null and false');
});

test('given no words, then every row fits', () => {
  expect(conditionFor('')).toBe('t.deleted_at is null');
});

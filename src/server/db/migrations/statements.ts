/** Pieces that migrations are written with. What these write is history: a new need gets a new piece. */

/** Columns of every resource's table, the key among them. */
const common = [
  'id uuid not null',
  'created_at timestamptz(3) not null default now()',
  'updated_at timestamptz(3) not null default now()',
  'version integer not null default 1',
  'deleted_at timestamptz(3)',
  'deletion_id uuid',
];

/** Runs a statement that has no `if not exists` of its own. */
export const once = (statement: string): string =>
  `do $$ begin ${statement}; exception when duplicate_object or unique_violation then null; end $$`;

const grant = (table: string, rights: string): string => `grant ${rights} on ${table} to nadi_app`;

/** A table that is no resource's, with what the app may do to it. */
export const plainTable = (name: string, columns: string[], rights = 'select, insert, update, delete'): string[] => [
  `create table if not exists ${name} (${columns.join(', ')})`,
  grant(name, rights),
];

/** A resource's table, ordered by its default sort and undone by its deletion. */
export const resourceTable = (name: string, columns: string[], key = 'id'): string[] => [
  ...plainTable(name, [...common, ...columns, `primary key (${key})`]),
  `create index if not exists ${name}_created_at on ${name} (created_at, id) where deleted_at is null`,
  `create index if not exists ${name}_deletion on ${name} (deletion_id) where deletion_id is not null`,
];

const mayUseRows = `current_setting('nadi.scope', true) = 'all' or entity_id = nullif(current_setting('nadi.entity_id', true), '')::uuid`;

/** Hides the rows of other entities, from the table's owner too; a transaction's scope says whose it may see. */
export const tenant = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  once(`create policy ${table}_tenant on ${table} using (${mayUseRows}) with check (${mayUseRows})`),
];

/** A table of a tenant's resource: entity and id are its key; an id names one record, whichever client it belongs to. */
export const tenantTable = (name: string, columns: string[]): string[] => [
  ...resourceTable(name, ['entity_id uuid not null references entities', ...columns], 'entity_id, id'),
  `create unique index if not exists ${name}_id_unique on ${name} (id)`,
  ...tenant(name),
];

/** The owned lines of a tenant's record: they have its client, and go with it for good. @param owner column and table of the record */
export const ownedLines = (name: string, [column, table]: [string, string], columns: string[]): string[] => [
  ...plainTable(name, [
    'entity_id uuid not null',
    `${column} uuid not null`,
    'position integer not null',
    ...columns,
    `primary key (entity_id, ${column}, position)`,
    `foreign key (entity_id, ${column}) references ${table} on delete cascade`,
  ]),
  ...reference(name, column),
  ...tenant(name),
];

/** A table of a tenant's that is no resource's. @param columns `entity_id uuid not null` and the keys among them */
export const tenantRows = (name: string, columns: string[]): string[] => [...plainTable(name, columns), ...tenant(name)];

/** Unique whatever the letters' case, among the rows that are not deleted. */
export const unique = (table: string, column: string): string =>
  `create unique index if not exists ${table}_${column}_unique on ${table} (lower(${column})) where deleted_at is null`;

/** Serves `order by lower(column) collate "C"`, the one order in which every engine agrees. */
export const textSort = (table: string, ...columns: string[]): string[] =>
  columns.map(
    (column) =>
      `create index if not exists ${table}_${column}_sort on ${table} ((lower(${column}) collate "C"), id) where deleted_at is null`,
  );

/** Serves a sort or a filter by the column as it is. */
export const sort = (table: string, ...columns: string[]): string[] =>
  columns.map((column) => `create index if not exists ${table}_${column}_sort on ${table} (${column}, id) where deleted_at is null`);

const trigrams = (
  table: string,
  column: string,
  text: string,
): string => `do $$ begin if exists (select from pg_extension where extname = 'pg_trgm') then
      create index if not exists ${table}_${column}_search on ${table} using gin (${text} gin_trgm_ops) where deleted_at is null;
    end if; end $$`;

/** Served a search for a part of the text until there was `search_form` (0101), which made these indexes anew; left out where the server has no pg_trgm. */
export const search = (table: string, ...columns: string[]): string[] => columns.map((column) => trigrams(table, column, column));

/** Serves a search for a part of the text, compared as `search_form` makes it; left out where the server has no pg_trgm. */
export const searchForms = (table: string, ...columns: string[]): string[] =>
  columns.map((column) => trigrams(table, column, `search_form(${column})`));

/**
 * Keeps the words of a tenant's records in `search_words` (0108), and enters those of the records that are there.
 * @param search how each attribute is searched, as the resource declares it
 */
export const searchedBy = (table: string, resource: string, search: Readonly<Record<string, string>>): string[] => {
  const names = Object.keys(search);
  const given = [resource, ...Object.entries(search).flat()].map((one) => `'${one}'`);
  return [
    `create or replace trigger ${table}_search after insert or delete or update of ${[...names, 'deleted_at'].join(', ')} on ${table}
      for each row execute function keep_search_words(${given.join(', ')})`,
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      if exists (select from ${table}) then update ${table} set ${names[0]} = ${names[0]}; end if;
    end $$`,
  ];
};

/** Serves a way back along a reference. */
export const reference = (table: string, ...columns: string[]): string[] =>
  columns.map((column) => `create index if not exists ${table}_${column} on ${table} (${column})`);

/** Rows that join two tables, found from either side. */
export const joinTable = (name: string, left: [string, string], right: [string, string], more: string[] = []): string[] => [
  ...plainTable(name, [
    ...[left, right].map(([column, table]) => `${column} uuid not null references ${table} on delete cascade`),
    ...more,
    `primary key (${left[0]}, ${right[0]})`,
  ]),
  ...reference(name, right[0]),
];

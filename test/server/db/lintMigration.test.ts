/** What a migration may not contain: each rule of the lint, and our own migrations without a fault. */
import { lintMigration } from '#server/db/lintMigration';
import type { Migration } from '#server/db/migrate';
import { migrations } from '#server/db/migrations/index';

test('given our migrations, when they are linted, then no rule is broken, and each has a number of its own', () => {
  expect(migrations.flatMap(lintMigration)).toEqual([]);
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test.each<[given: string, up: string[], fault: string]>([
  ['two statements in a step', ['drop table if exists gauze; drop table if exists pill'], 'one statement per step'],
  ['a step that fails the second time', ['create table gauze (id uuid primary key)'], 'run again'],
  ['an unguarded block', ['do $$ begin create role nurse; end $$'], 'run again'],
  ['a serial key', ['create table if not exists gauze (id bigserial primary key)'], 'no sequences'],
  ['an identity key', ['create table if not exists gauze (id bigint generated always as identity)'], 'no sequences'],
  [
    'a key that the database makes',
    ['create table if not exists gauze (id uuid primary key default gen_random_uuid())'],
    'made by the app',
  ],
  ['an advisory lock', ['do $$ begin if true then perform pg_advisory_lock(1); end if; end $$'], 'no advisory locks'],
  ['NOTIFY', ['notify gauze'], 'no LISTEN or NOTIFY'],
  [
    "a tenant's table without its key",
    ['create table if not exists bandages (id uuid primary key, entity_id uuid not null)'],
    'entity_id in its primary key',
  ],
  [
    "a tenant's table without a policy",
    ['create table if not exists bandages (id uuid, entity_id uuid not null, primary key (entity_id, id))'],
    'must have a policy',
  ],
  [
    "a tenant's table not forced",
    ['create table if not exists bandages (id uuid, entity_id uuid not null, primary key (entity_id, id))'],
    'must force row level security',
  ],
])('given %s, when it is linted, then it is refused', (_given, up, fault) => {
  const bad: Migration = { name: '0100_bad', up };
  expect(lintMigration(bad).join('\n')).toContain(fault);
});

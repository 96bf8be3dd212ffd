/** The app's role, which owns nothing, and the search extension. */
import type { Migration } from '../migrate';

// A role belongs to the whole server: another database's migration may have made it, at this very moment even.
const makeRole = `do $$ begin
  if not exists (select from pg_roles where rolname = 'nadi_app') then create role nadi_app nologin nobypassrls; end if;
exception when duplicate_object or unique_violation then null;
end $$`;

// Since PostgreSQL 16 the creator of a role may grant it, but may not SET ROLE to it before granting it to itself.
const takeRole = `do $$ begin
  if not pg_has_role('nadi_app', case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) then
    execute format('grant nadi_app to %I', current_user);
  end if;
end $$`;

// Searching works without it, only slower: the index is left out, and the start says so.
const trigrams = `do $$ begin
  create extension if not exists pg_trgm;
exception when insufficient_privilege or undefined_file or feature_not_supported then null;
end $$`;

export const ground: Migration = {
  name: '0001_ground',
  up: [makeRole, takeRole, trigrams, 'grant usage on schema public to nadi_app', 'grant select on migrations to nadi_app'],
};

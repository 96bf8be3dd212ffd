/**
 * The app signs in as its own role, so that no statement of its connection can take the rights of the owner. Without a password: servers
 * that ask for one let it in only when the operator sets one.
 */
import type { Migration } from '../migrate';

export const appLogin: Migration = {
  name: '0090_app_login',
  up: [
    // The role belongs to the whole server: another database's migration may change it at this very moment (internal_error), and the
    // owner of one database may not change it at all; the start then says what to do.
    `do $$ begin
      if not (select rolcanlogin from pg_roles where rolname = 'nadi_app') then alter role nadi_app login; end if;
    exception when insufficient_privilege or internal_error then null;
    end $$`,
  ],
};

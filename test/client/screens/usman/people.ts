/** The people of these tests: users, roles and permissions as the server answers them. */
import { resourceObject } from '../../stubServer';
import { id } from '../usman';

type Values = { id: string; version?: number; [name: string]: unknown };
const stamps = { created_at: '2026-11-20T03:00:00.000Z', updated_at: '2026-11-20T03:00:00.000Z' };

/** The admin who looks at the screens, as `profileOf` tells of them. */
export const SELF = id(1);

export const refs = (type: string, ...ids: readonly string[]) => ids.map((one) => ({ type, id: one }));

export const user = (values: Values) =>
  resourceObject('users', {
    name: 'Budi',
    email: 'budi@klinik.test',
    status: 'active',
    profile_image: null,
    last_seen_at: null,
    roles: [],
    entity: null,
    ...stamps,
    ...values,
  });

export const role = (values: Values) =>
  resourceObject('roles', {
    name: 'kasir',
    description: null,
    system: false,
    two_step_required: false,
    users_count: 0,
    permissions_count: 0,
    permissions: [],
    ...stamps,
    ...values,
  });

/** A permission by its name: `view items`. */
export const permission = (name: string, values: Values) => {
  const [action, resource] = name.split(' ');
  return resourceObject('permissions', {
    name,
    label: null,
    description: null,
    resource,
    action,
    system: true,
    roles_count: 0,
    roles: [],
    ...stamps,
    ...values,
  });
};

/** Items can be viewed, created and exported; tags viewed; a till, which an admin invented, opened. */
export const permissions = [
  permission('view items', { id: id(31) }),
  permission('create items', { id: id(32) }),
  permission('export items', { id: id(33), label: 'Unduh item', system: false }),
  permission('view tags', { id: id(34) }),
  permission('open till', { id: id(35), system: false }),
];

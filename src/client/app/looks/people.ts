/** Users, roles, permissions, and one's own profile. */
import type { peopleRoutes } from '#shared/routes/people';
import { PermissionIcon, ProfileIcon, RoleIcon, UsersIcon } from '../../ui/icons';
import type { Looks } from '../routes';

const userManagement = 'menu.userManagement';
const userForm = () => import(/* webpackChunkName: "user-form" */ '../../screens/usman/UserForm').then((chunk) => chunk.UserForm);
const roleForm = () => import(/* webpackChunkName: "role-form" */ '../../screens/usman/RoleForm').then((chunk) => chunk.RoleForm);
const permissionForm = () =>
  import(/* webpackChunkName: "permission-form" */ '../../screens/usman/PermissionForm').then((chunk) => chunk.PermissionForm);

export const peopleLooks: Looks<typeof peopleRoutes> = {
  userProfile: {
    screen: () =>
      import(/* webpackChunkName: "user-profile" */ '../../screens/usman/profile/UserProfile').then((chunk) => chunk.UserProfile),
    title: 'page.profile',
    menu: { group: userManagement, icon: ProfileIcon },
  },
  userList: {
    list: 'user',
    screen: () => import(/* webpackChunkName: "user-list" */ '../../screens/usman/UserList').then((chunk) => chunk.UserList),
    title: 'page.users',
    menu: { group: userManagement, icon: UsersIcon },
  },
  userAdd: { screen: userForm, title: 'page.addUser', under: 'userList' },
  userEdit: { screen: userForm, title: 'page.editUser', under: 'userList' },
  roleList: {
    list: 'role',
    screen: () => import(/* webpackChunkName: "role-list" */ '../../screens/usman/RoleList').then((chunk) => chunk.RoleList),
    title: 'page.roles',
    menu: { group: userManagement, icon: RoleIcon },
  },
  roleAdd: { screen: roleForm, title: 'page.addRole', under: 'roleList' },
  roleEdit: { screen: roleForm, title: 'page.editRole', under: 'roleList' },
  roleCompare: {
    screen: () =>
      import(/* webpackChunkName: "role-compare" */ '../../screens/usman/compare/RoleCompare').then((chunk) => chunk.RoleCompare),
    title: 'page.compareRoles',
    under: 'roleList',
  },
  permissionList: {
    list: 'permission',
    screen: () =>
      import(/* webpackChunkName: "permission-list" */ '../../screens/usman/PermissionList').then((chunk) => chunk.PermissionList),
    title: 'page.permissions',
    menu: { group: userManagement, icon: PermissionIcon },
  },
  permissionAdd: { screen: permissionForm, title: 'page.addPermission', under: 'permissionList' },
  permissionEdit: { screen: permissionForm, title: 'page.editPermission', under: 'permissionList' },
};

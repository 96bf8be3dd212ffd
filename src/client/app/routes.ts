/** What the client adds to each row of shared/routes: its screen, frame, words, place in the menu and in the breadcrumb. */
import type { ComponentType } from 'react';
import type { ResourceNamespaceMap } from 'i18next';
import { routes, type RouteName, type RouteRow } from '#shared/routes';
import { CategoryIcon, DashboardIcon, ItemIcon, PermissionIcon, RoleIcon, TagIcon, UsersIcon, type Icon } from '../ui/icons';
import type common from '../locales/id/common';

export type Layout = 'auth' | 'dashboard' | 'main';
/** Translation keys of `common`: `page.…` and `menu.…`. */
export type PageTitle = `page.${keyof typeof common.page}`;
type GroupTitle = `menu.${keyof typeof common.menu}`;

type Look = {
  readonly screen: () => Promise<ComponentType>;
  readonly layout: Layout;
  readonly title: PageTitle;
  /** Its place in the sidebar, in the order of the rows; without a group it stands above all groups. */
  readonly menu?: { readonly group?: GroupTitle; readonly icon: Icon };
  /** The page above it in the breadcrumb. */
  readonly under?: RouteName;
};

const userManagement = 'menu.userManagement';
const configuration = 'menu.configuration';

const home: Look = {
  screen: () => import(/* webpackChunkName: "home" */ '../screens/public/Home').then((chunk) => chunk.Home),
  layout: 'main',
  title: 'page.home',
};

const categoryForm = () => import(/* webpackChunkName: "category-form" */ '../screens/usman/CategoryForm').then((chunk) => chunk.CategoryForm);
const itemForm = () => import(/* webpackChunkName: "item-form" */ '../screens/usman/ItemForm').then((chunk) => chunk.ItemForm);
const tagForm = () => import(/* webpackChunkName: "tag-form" */ '../screens/usman/TagForm').then((chunk) => chunk.TagForm);
const userForm = () => import(/* webpackChunkName: "user-form" */ '../screens/usman/UserForm').then((chunk) => chunk.UserForm);
const roleForm = () => import(/* webpackChunkName: "role-form" */ '../screens/usman/RoleForm').then((chunk) => chunk.RoleForm);
const permissionForm = () => import(/* webpackChunkName: "permission-form" */ '../screens/usman/PermissionForm').then((chunk) => chunk.PermissionForm);

const inDashboard = { layout: 'dashboard' } as const;

const looks: Record<RouteName, Look> = {
  home,
  homeAlias: home,
  login: {
    screen: () => import(/* webpackChunkName: "login" */ '../screens/auth/Login').then((chunk) => chunk.Login),
    layout: 'auth',
    title: 'page.login',
  },
  dashboard: {
    screen: () => import(/* webpackChunkName: "dashboard" */ '../screens/dashboard/Dashboard').then((chunk) => chunk.Dashboard),
    layout: 'dashboard',
    title: 'page.dashboard',
    menu: { icon: DashboardIcon },
  },
  userList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "user-list" */ '../screens/usman/UserList').then((chunk) => chunk.UserList),
    title: 'page.users',
    menu: { group: userManagement, icon: UsersIcon },
  },
  userAdd: { ...inDashboard, screen: userForm, title: 'page.addUser', under: 'userList' },
  userEdit: { ...inDashboard, screen: userForm, title: 'page.editUser', under: 'userList' },
  roleList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "role-list" */ '../screens/usman/RoleList').then((chunk) => chunk.RoleList),
    title: 'page.roles',
    menu: { group: userManagement, icon: RoleIcon },
  },
  roleAdd: { ...inDashboard, screen: roleForm, title: 'page.addRole', under: 'roleList' },
  roleEdit: { ...inDashboard, screen: roleForm, title: 'page.editRole', under: 'roleList' },
  roleCompare: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "role-compare" */ '../screens/usman/compare/RoleCompare').then((chunk) => chunk.RoleCompare),
    title: 'page.compareRoles',
    under: 'roleList',
  },
  permissionList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "permission-list" */ '../screens/usman/PermissionList').then((chunk) => chunk.PermissionList),
    title: 'page.permissions',
    menu: { group: userManagement, icon: PermissionIcon },
  },
  permissionAdd: { ...inDashboard, screen: permissionForm, title: 'page.addPermission', under: 'permissionList' },
  permissionEdit: { ...inDashboard, screen: permissionForm, title: 'page.editPermission', under: 'permissionList' },
  categoryList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "category-list" */ '../screens/usman/CategoryList').then((chunk) => chunk.CategoryList),
    title: 'page.categories',
    menu: { group: configuration, icon: CategoryIcon },
  },
  categoryAdd: { ...inDashboard, screen: categoryForm, title: 'page.addCategory', under: 'categoryList' },
  categoryEdit: { ...inDashboard, screen: categoryForm, title: 'page.editCategory', under: 'categoryList' },
  itemList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "item-list" */ '../screens/usman/ItemList').then((chunk) => chunk.ItemList),
    title: 'page.items',
    menu: { group: configuration, icon: ItemIcon },
  },
  itemAdd: { ...inDashboard, screen: itemForm, title: 'page.addItem', under: 'itemList' },
  itemEdit: { ...inDashboard, screen: itemForm, title: 'page.editItem', under: 'itemList' },
  tagList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "tag-list" */ '../screens/usman/TagList').then((chunk) => chunk.TagList),
    title: 'page.tags',
    menu: { group: configuration, icon: TagIcon },
  },
  tagAdd: { ...inDashboard, screen: tagForm, title: 'page.addTag', under: 'tagList' },
  tagEdit: { ...inDashboard, screen: tagForm, title: 'page.editTag', under: 'tagList' },
};

/** Words are files under locales: a row that names another doesn't compile. */
export type Row = RouteRow & Look & { readonly words: readonly (keyof ResourceNamespaceMap)[] };

export const rows: readonly Row[] = routes.map((route) => ({ ...route, ...looks[route.name] }));

export const rowNamed = (name: string): Row | undefined => rows.find((row) => row.name === name);

/** What the client adds to each row of shared/routes: its screen, frame, words, place in the menu and in the breadcrumb. */
import type { ComponentType } from 'react';
import type { ResourceNamespaceMap } from 'i18next';
import type { ResourceName } from '#shared/resources/index';
import { routes, type Frame, type RouteName, type RouteRow } from '#shared/routes';
import {
  AuditIcon,
  CategoryIcon,
  DashboardIcon,
  DeleteIcon,
  ItemIcon,
  OutboxIcon,
  PermissionIcon,
  ProfileIcon,
  RoleIcon,
  TagIcon,
  UsersIcon,
  type Icon,
} from '../ui/icons';
import type common from '../locales/id/common';

export type Layout = Frame;
/** Translation keys of `common`: `page.…` and `menu.…`. */
export type PageTitle = `page.${keyof typeof common.page}`;
type GroupTitle = `menu.${keyof typeof common.menu}`;

type Look = {
  readonly screen: () => Promise<ComponentType>;
  readonly layout: Layout;
  /** In the sign-in family's older look: a card on plain ground. */
  readonly plain?: true;
  readonly title: PageTitle;
  /** The resource that it is a list of: its rows are asked for while the screen is still on its way. */
  readonly list?: ResourceName;
  /** Its place in the sidebar, in the order of the rows; without a group it stands above all groups. */
  readonly menu?: { readonly group?: GroupTitle; readonly icon: Icon };
  /** The page above it in the breadcrumb. */
  readonly under?: RouteName;
};

const userManagement = 'menu.userManagement';
const safety = 'menu.safety';
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

const forgotPassword: Look = {
  screen: () => import(/* webpackChunkName: "forgot-password" */ '../screens/auth/ForgotPassword').then((chunk) => chunk.ForgotPassword),
  layout: 'auth',
  title: 'page.forgot',
};
const newPassword: Look = {
  screen: () => import(/* webpackChunkName: "new-password" */ '../screens/auth/NewPassword').then((chunk) => chunk.NewPassword),
  layout: 'auth',
  title: 'page.newPassword',
};

const inDashboard = { layout: 'dashboard' } as const;

const looks: Record<RouteName, Look> = {
  home,
  homeAlias: home,
  login: {
    screen: () => import(/* webpackChunkName: "login" */ '../screens/auth/Login').then((chunk) => chunk.Login),
    layout: 'auth',
    title: 'page.login',
  },
  register: {
    screen: () => import(/* webpackChunkName: "register" */ '../screens/auth/Register').then((chunk) => chunk.Register),
    layout: 'auth',
    title: 'page.register',
  },
  passwordReset: forgotPassword,
  recover1: { ...forgotPassword, plain: true },
  passwordEmail: newPassword,
  recover2: { ...newPassword, plain: true },
  verifyEmail: {
    screen: () => import(/* webpackChunkName: "verify-email" */ '../screens/auth/VerifyEmail').then((chunk) => chunk.VerifyEmail),
    layout: 'auth',
    title: 'page.verifyEmail',
  },
  lock: {
    screen: () => import(/* webpackChunkName: "lock" */ '../screens/auth/Lock').then((chunk) => chunk.Lock),
    layout: 'auth',
    title: 'page.lock',
  },
  dashboard: {
    screen: () => import(/* webpackChunkName: "dashboard" */ '../screens/dashboard/Dashboard').then((chunk) => chunk.Dashboard),
    layout: 'dashboard',
    title: 'page.dashboard',
    menu: { icon: DashboardIcon },
  },
  userProfile: {
    screen: () => import(/* webpackChunkName: "user-profile" */ '../screens/usman/profile/UserProfile').then((chunk) => chunk.UserProfile),
    layout: 'dashboard',
    title: 'page.profile',
    menu: { group: userManagement, icon: ProfileIcon },
  },
  userList: {
    ...inDashboard,
    list: 'user',
    screen: () => import(/* webpackChunkName: "user-list" */ '../screens/usman/UserList').then((chunk) => chunk.UserList),
    title: 'page.users',
    menu: { group: userManagement, icon: UsersIcon },
  },
  userAdd: { ...inDashboard, screen: userForm, title: 'page.addUser', under: 'userList' },
  userEdit: { ...inDashboard, screen: userForm, title: 'page.editUser', under: 'userList' },
  roleList: {
    ...inDashboard,
    list: 'role',
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
    list: 'permission',
    screen: () => import(/* webpackChunkName: "permission-list" */ '../screens/usman/PermissionList').then((chunk) => chunk.PermissionList),
    title: 'page.permissions',
    menu: { group: userManagement, icon: PermissionIcon },
  },
  permissionAdd: { ...inDashboard, screen: permissionForm, title: 'page.addPermission', under: 'permissionList' },
  permissionEdit: { ...inDashboard, screen: permissionForm, title: 'page.editPermission', under: 'permissionList' },
  auditList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "audit-list" */ '../screens/audit/AuditList').then((chunk) => chunk.AuditList),
    title: 'page.audit',
    menu: { group: safety, icon: AuditIcon },
  },
  auditLine: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "audit-line" */ '../screens/audit/AuditLine').then((chunk) => chunk.AuditLine),
    title: 'page.auditLine',
    under: 'auditList',
  },
  trashList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "trash-list" */ '../screens/audit/TrashList').then((chunk) => chunk.TrashList),
    title: 'page.trash',
    menu: { group: safety, icon: DeleteIcon },
  },
  outboxList: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "outbox-list" */ '../screens/audit/OutboxList').then((chunk) => chunk.OutboxList),
    title: 'page.outbox',
    menu: { group: safety, icon: OutboxIcon },
  },
  outboxMail: {
    ...inDashboard,
    screen: () => import(/* webpackChunkName: "outbox-mail" */ '../screens/audit/OutboxMail').then((chunk) => chunk.OutboxMail),
    title: 'page.mail',
    under: 'outboxList',
  },
  categoryList: {
    ...inDashboard,
    list: 'category',
    screen: () => import(/* webpackChunkName: "category-list" */ '../screens/usman/CategoryList').then((chunk) => chunk.CategoryList),
    title: 'page.categories',
    menu: { group: configuration, icon: CategoryIcon },
  },
  categoryAdd: { ...inDashboard, screen: categoryForm, title: 'page.addCategory', under: 'categoryList' },
  categoryEdit: { ...inDashboard, screen: categoryForm, title: 'page.editCategory', under: 'categoryList' },
  itemList: {
    ...inDashboard,
    list: 'item',
    screen: () => import(/* webpackChunkName: "item-list" */ '../screens/usman/ItemList').then((chunk) => chunk.ItemList),
    title: 'page.items',
    menu: { group: configuration, icon: ItemIcon },
  },
  itemAdd: { ...inDashboard, screen: itemForm, title: 'page.addItem', under: 'itemList' },
  itemEdit: { ...inDashboard, screen: itemForm, title: 'page.editItem', under: 'itemList' },
  tagList: {
    ...inDashboard,
    list: 'tag',
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

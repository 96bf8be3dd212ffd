/** The addresses of the management pages, from the route rows. */
import { generatePath } from 'react-router';
import { routes, type RouteName } from '#shared/routes';

const patternOf = (name: RouteName): string => routes.find((row) => row.name === name)!.path;

/** A resource's three pages: its list, the form that adds, the form that edits. */
const pages = (list: RouteName, add: RouteName, edit: RouteName) => ({
  list: patternOf(list),
  add: patternOf(add),
  edit: (id: string) => generatePath(patternOf(edit), { id }),
});

export const paths = {
  user: pages('userList', 'userAdd', 'userEdit'),
  role: pages('roleList', 'roleAdd', 'roleEdit'),
  permission: pages('permissionList', 'permissionAdd', 'permissionEdit'),
  category: pages('categoryList', 'categoryAdd', 'categoryEdit'),
  item: pages('itemList', 'itemAdd', 'itemEdit'),
  tag: pages('tagList', 'tagAdd', 'tagEdit'),
};

/** One's own profile. */
export const profilePath: string = patternOf('userProfile');

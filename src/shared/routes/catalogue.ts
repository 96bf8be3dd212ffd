/** Categories, tags and items. */
import type { RouteRow } from '../routes';

const catalogue = ['usman', 'grid', 'form'] as const;

export const catalogueRoutes = [
  { path: '/usman/category-management', name: 'categoryList', guard: 'creators', chunk: 'category-list', words: catalogue },
  { path: '/usman/category-management/add-category', name: 'categoryAdd', guard: 'creators', chunk: 'category-form', words: catalogue },
  {
    path: '/usman/category-management/edit-category/:id',
    name: 'categoryEdit',
    guard: 'creators',
    chunk: 'category-form',
    words: catalogue,
  },
  { path: '/usman/item-management', name: 'itemList', guard: 'signedIn', chunk: 'item-list', words: catalogue },
  { path: '/usman/item-management/add-item', name: 'itemAdd', guard: 'creators', chunk: 'item-form', words: catalogue },
  { path: '/usman/item-management/edit-item/:id', name: 'itemEdit', guard: 'creators', chunk: 'item-form', words: catalogue },
  { path: '/usman/tag-management', name: 'tagList', guard: 'creators', chunk: 'tag-list', words: catalogue },
  { path: '/usman/tag-management/add-tag', name: 'tagAdd', guard: 'creators', chunk: 'tag-form', words: catalogue },
  { path: '/usman/tag-management/edit-tag/:id', name: 'tagEdit', guard: 'creators', chunk: 'tag-form', words: catalogue },
] as const satisfies readonly RouteRow[];

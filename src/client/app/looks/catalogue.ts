/** Categories, tags and items. */
import type { catalogueRoutes } from '#shared/routes/catalogue';
import { CategoryIcon, ItemIcon, TagIcon } from '../../ui/icons';
import type { Looks } from '../routes';

const configuration = 'menu.configuration';
const categoryForm = () =>
  import(/* webpackChunkName: "category-form" */ '../../screens/usman/CategoryForm').then((chunk) => chunk.CategoryForm);
const itemForm = () => import(/* webpackChunkName: "item-form" */ '../../screens/usman/ItemForm').then((chunk) => chunk.ItemForm);
const tagForm = () => import(/* webpackChunkName: "tag-form" */ '../../screens/usman/TagForm').then((chunk) => chunk.TagForm);

export const catalogueLooks: Looks<typeof catalogueRoutes> = {
  categoryList: {
    list: 'category',
    screen: () => import(/* webpackChunkName: "category-list" */ '../../screens/usman/CategoryList').then((chunk) => chunk.CategoryList),
    title: 'page.categories',
    menu: { group: configuration, icon: CategoryIcon },
  },
  categoryAdd: { screen: categoryForm, title: 'page.addCategory', under: 'categoryList' },
  categoryEdit: { screen: categoryForm, title: 'page.editCategory', under: 'categoryList' },
  itemList: {
    list: 'item',
    screen: () => import(/* webpackChunkName: "item-list" */ '../../screens/usman/ItemList').then((chunk) => chunk.ItemList),
    title: 'page.items',
    menu: { group: configuration, icon: ItemIcon },
  },
  itemAdd: { screen: itemForm, title: 'page.addItem', under: 'itemList' },
  itemEdit: { screen: itemForm, title: 'page.editItem', under: 'itemList' },
  tagList: {
    list: 'tag',
    screen: () => import(/* webpackChunkName: "tag-list" */ '../../screens/usman/TagList').then((chunk) => chunk.TagList),
    title: 'page.tags',
    menu: { group: configuration, icon: TagIcon },
  },
  tagAdd: { screen: tagForm, title: 'page.addTag', under: 'tagList' },
  tagEdit: { screen: tagForm, title: 'page.editTag', under: 'tagList' },
};

/** The style guide: in the menu of admins only, and open to whoever is signed in. */
import type { galleryRoutes } from '#shared/routes/gallery';
import { ButtonIcon } from '../../ui/icons';
import type { Look, Looks } from '../routes';

const inMenu = (icon: NonNullable<Look['menu']>['icon']): NonNullable<Look['menu']> => ({ group: 'menu.gallery', for: 'admins', icon });

export const galleryLooks: Looks<typeof galleryRoutes> = {
  galleryButtons: {
    screen: () => import(/* webpackChunkName: "gallery-buttons" */ '../../screens/gallery/Buttons').then((chunk) => chunk.Buttons),
    title: 'page.galleryButtons',
    menu: inMenu(ButtonIcon),
  },
};

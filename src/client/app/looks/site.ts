/** The public site. */
import type { siteRoutes } from '#shared/routes/site';
import type { Look, Looks } from '../routes';

const home: Look = {
  screen: () => import(/* webpackChunkName: "home" */ '../../screens/public/Home').then((chunk) => chunk.Home),
  title: 'page.home',
};

export const siteLooks: Looks<typeof siteRoutes> = {
  home,
  homeAlias: home,
};

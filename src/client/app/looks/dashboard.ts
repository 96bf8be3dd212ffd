/** The signed-in home. */
import type { dashboardRoutes } from '#shared/routes/dashboard';
import { DashboardIcon } from '../../ui/icons';
import type { Looks } from '../routes';

export const dashboardLooks: Looks<typeof dashboardRoutes> = {
  dashboard: {
    screen: () => import(/* webpackChunkName: "dashboard" */ '../../screens/dashboard/Dashboard').then((chunk) => chunk.Dashboard),
    title: 'page.dashboard',
    menu: { icon: DashboardIcon },
  },
};

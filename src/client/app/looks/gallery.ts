/** The style guide: in the menu of admins only, and open to whoever is signed in. */
import type { galleryRoutes } from '#shared/routes/gallery';
import {
  AlternativeIcon,
  ButtonIcon,
  CardIcon,
  ChartIcon,
  FieldIcon,
  FormPartsIcon,
  GridSystemIcon,
  NotificationIcon,
  PagesIcon,
  PersonIcon,
  PlaceIcon,
  RestoreIcon,
  ShapesIcon,
  SortIcon,
  TableIcon,
  TypographyIcon,
  ValidationIcon,
  WidgetIcon,
  WorldIcon,
  type Icon,
} from '../../ui/icons';
import type { Look, Looks } from '../routes';

const inMenu = (icon: Icon): NonNullable<Look['menu']> => ({ group: 'menu.gallery', for: 'admins', icon });

export const galleryLooks: Looks<typeof galleryRoutes> = {
  galleryButtons: {
    screen: () => import(/* webpackChunkName: "gallery-buttons" */ '../../screens/gallery/Buttons').then((chunk) => chunk.Buttons),
    title: 'page.galleryButtons',
    menu: inMenu(ButtonIcon),
  },
  galleryCards: {
    screen: () => import(/* webpackChunkName: "gallery-cards" */ '../../screens/gallery/Cards').then((chunk) => chunk.Cards),
    title: 'page.galleryCards',
    menu: inMenu(CardIcon),
  },
  galleryGrid: {
    screen: () =>
      import(/* webpackChunkName: "gallery-grid-system" */ '../../screens/gallery/GridSystem').then((chunk) => chunk.GridSystem),
    title: 'page.galleryGrid',
    menu: inMenu(GridSystemIcon),
  },
  galleryIcons: {
    screen: () => import(/* webpackChunkName: "gallery-icons" */ '../../screens/gallery/Icons').then((chunk) => chunk.Icons),
    title: 'page.galleryIcons',
    menu: inMenu(ShapesIcon),
  },
  galleryNotices: {
    screen: () =>
      import(/* webpackChunkName: "gallery-notifications" */ '../../screens/gallery/Notifications').then((chunk) => chunk.Notifications),
    title: 'page.galleryNotices',
    menu: inMenu(NotificationIcon),
  },
  galleryType: {
    screen: () => import(/* webpackChunkName: "gallery-typography" */ '../../screens/gallery/Typography').then((chunk) => chunk.Typography),
    title: 'page.galleryType',
    menu: inMenu(TypographyIcon),
  },
  galleryForms: {
    screen: () =>
      import(/* webpackChunkName: "gallery-form-components" */ '../../screens/gallery/FormParts').then((chunk) => chunk.FormParts),
    title: 'page.galleryForms',
    menu: inMenu(FormPartsIcon),
  },
  galleryElements: {
    screen: () => import(/* webpackChunkName: "gallery-form-elements" */ '../../screens/gallery/Elements').then((chunk) => chunk.Elements),
    title: 'page.galleryElements',
    menu: inMenu(FieldIcon),
  },
  galleryValidation: {
    screen: () =>
      import(/* webpackChunkName: "gallery-form-validation" */ '../../screens/gallery/Validation').then((chunk) => chunk.Validation),
    title: 'page.galleryValidation',
    menu: inMenu(ValidationIcon),
  },
  galleryRegular: {
    screen: () =>
      import(/* webpackChunkName: "gallery-tables-regular" */ '../../screens/gallery/RegularTables').then((chunk) => chunk.RegularTables),
    title: 'page.galleryRegular',
    menu: inMenu(TableIcon),
  },
  galleryPaginated: {
    screen: () =>
      import(/* webpackChunkName: "gallery-tables-paginated" */ '../../screens/gallery/PaginatedTables').then(
        (chunk) => chunk.PaginatedTables,
      ),
    title: 'page.galleryPaginated',
    menu: inMenu(PagesIcon),
  },
  gallerySortable: {
    screen: () =>
      import(/* webpackChunkName: "gallery-tables-sortable" */ '../../screens/gallery/SortableTables').then(
        (chunk) => chunk.SortableTables,
      ),
    title: 'page.gallerySortable',
    menu: inMenu(SortIcon),
  },
  galleryTimeline: {
    screen: () => import(/* webpackChunkName: "gallery-timeline" */ '../../screens/gallery/Timelines').then((chunk) => chunk.Timelines),
    title: 'page.galleryTimeline',
    menu: inMenu(RestoreIcon),
  },
  galleryUser: {
    screen: () => import(/* webpackChunkName: "gallery-user" */ '../../screens/gallery/UserPage').then((chunk) => chunk.UserPage),
    title: 'page.galleryUser',
    menu: inMenu(PersonIcon),
  },
  galleryAlternative: {
    screen: () =>
      import(/* webpackChunkName: "gallery-alternative" */ '../../screens/gallery/Alternative').then((chunk) => chunk.Alternative),
    title: 'page.galleryAlternative',
    menu: inMenu(AlternativeIcon),
  },
  galleryVector: {
    screen: () => import(/* webpackChunkName: "gallery-vector" */ '../../screens/gallery/maps/VectorMap').then((chunk) => chunk.VectorMap),
    title: 'page.galleryVector',
    menu: inMenu(WorldIcon),
  },
  galleryGoogle: {
    screen: () => import(/* webpackChunkName: "gallery-google" */ '../../screens/gallery/maps/GoogleMap').then((chunk) => chunk.GoogleMap),
    title: 'page.galleryGoogle',
    menu: inMenu(PlaceIcon),
  },
  galleryCharts: {
    screen: () => import(/* webpackChunkName: "gallery-charts" */ '../../screens/gallery/charts/Charts').then((chunk) => chunk.Charts),
    title: 'page.galleryCharts',
    menu: inMenu(ChartIcon),
  },
  galleryWidgets: {
    screen: () => import(/* webpackChunkName: "gallery-widgets" */ '../../screens/gallery/widgets/Widgets').then((chunk) => chunk.Widgets),
    title: 'page.galleryWidgets',
    menu: inMenu(WidgetIcon),
  },
};

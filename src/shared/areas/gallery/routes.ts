/** The style guide: this product's own components in all their states. Rule: APP-9. */
import type { RouteRow } from '../../routes/row';

/** Words of the guide's frame: every page of it needs them. */
const frame = ['gallery', 'galleryProps'] as const;

export const galleryRoutes = [
  { path: '/components/buttons', name: 'galleryButtons', guard: 'signedIn', chunk: 'gallery-buttons', words: [...frame, 'galleryButtons'] },
  { path: '/components/cards', name: 'galleryCards', guard: 'signedIn', chunk: 'gallery-cards', words: [...frame, 'galleryCards'] },
  {
    path: '/components/grid-system',
    name: 'galleryGrid',
    guard: 'signedIn',
    chunk: 'gallery-grid-system',
    words: [...frame, 'galleryGrid'],
  },
  { path: '/components/icons', name: 'galleryIcons', guard: 'signedIn', chunk: 'gallery-icons', words: [...frame, 'galleryIcons'] },
  {
    path: '/components/notifications',
    name: 'galleryNotices',
    guard: 'signedIn',
    chunk: 'gallery-notifications',
    words: [...frame, 'galleryNotices'],
  },
  { path: '/components/typography', name: 'galleryType', guard: 'signedIn', chunk: 'gallery-typography', words: [...frame, 'galleryType'] },
  {
    path: '/forms/components',
    name: 'galleryForms',
    guard: 'signedIn',
    chunk: 'gallery-form-components',
    words: [...frame, 'galleryForms', 'galleryFields', 'form'],
  },
  {
    path: '/forms/elements',
    name: 'galleryElements',
    guard: 'signedIn',
    chunk: 'gallery-form-elements',
    words: [...frame, 'galleryFields', 'form'],
  },
  {
    path: '/forms/validation',
    name: 'galleryValidation',
    guard: 'signedIn',
    chunk: 'gallery-form-validation',
    words: [...frame, 'galleryFields', 'form'],
  },
  {
    path: '/tables/regular',
    name: 'galleryRegular',
    guard: 'signedIn',
    chunk: 'gallery-tables-regular',
    words: [...frame, 'galleryTables'],
  },
  {
    path: '/tables/paginated',
    name: 'galleryPaginated',
    guard: 'signedIn',
    chunk: 'gallery-tables-paginated',
    words: [...frame, 'galleryTables', 'grid'],
  },
  {
    path: '/tables/sortable',
    name: 'gallerySortable',
    guard: 'signedIn',
    chunk: 'gallery-tables-sortable',
    words: [...frame, 'galleryTables', 'grid'],
  },
  {
    path: '/pages/timeline',
    name: 'galleryTimeline',
    guard: 'signedIn',
    chunk: 'gallery-timeline',
    words: [...frame, 'galleryPages', 'profile', 'people', 'audit'],
  },
  {
    path: '/pages/user',
    name: 'galleryUser',
    guard: 'signedIn',
    chunk: 'gallery-user',
    words: [...frame, 'galleryPages', 'profile', 'people', 'audit'],
  },
  {
    path: '/alternative',
    name: 'galleryAlternative',
    guard: 'signedIn',
    chunk: 'gallery-alternative',
    words: [...frame, 'galleryPages', 'galleryTables'],
  },
  { path: '/maps/vector', name: 'galleryVector', guard: 'signedIn', chunk: 'gallery-vector', words: [...frame, 'maps'] },
  { path: '/maps/google', name: 'galleryGoogle', guard: 'signedIn', chunk: 'gallery-google', words: [...frame, 'maps'] },
  { path: '/charts', name: 'galleryCharts', guard: 'signedIn', chunk: 'gallery-charts', words: [...frame, 'galleryCharts', 'charts'] },
  {
    path: '/widgets',
    name: 'galleryWidgets',
    guard: 'signedIn',
    chunk: 'gallery-widgets',
    words: [...frame, 'galleryWidgets', 'grid', 'maps'],
  },
] as const satisfies readonly RouteRow[];

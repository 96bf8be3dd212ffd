/** The addresses of APP-1, to the letter; `{id}` is a record's. */
const managed = ['category', 'item', 'permission', 'role', 'tag', 'user'] as const;

export const specPaths = [
  // Public and auth
  ...['/', '/home', '/pricing', '/faq', '/tos', '/privacy-policy'],
  ...['/login', '/register', '/lock', '/Recover1', '/Recover2', '/password/email', '/password/reset'],
  // Dashboard
  ...['/dashboard', '/calendar', '/charts', '/widgets', '/alternative'],
  ...['/tiket', '/tiket/add-tiket', '/tiket/detail', '/tiket/edit-tiket', '/tiket/edit-tiket/{id}'],
  ...['/entity/entity-management', '/entity/entity-management/add-entity', '/entity/entity-management/edit-entity/{id}'],
  ...['/services/subscription', '/services/invoice'],
  // User management
  '/usman/user-profile',
  ...managed.flatMap((one) => [
    `/usman/${one}-management`,
    `/usman/${one}-management/add-${one}`,
    `/usman/${one}-management/edit-${one}/{id}`,
  ]),
  // Bisnisku
  ...['team', 'admission', 'bed', 'radiology', 'laboratory', 'pharmacy', 'icd'].map((page) => `/bisnisku/${page}`),
  ...['stock-entry', 'supplier', 'warehouse', 'product'].map((page) => `/bisnisku/inventory/${page}`),
  ...['/bisnisku/services/services', '/bisnisku/services/treatment'],
  // The living style guide
  ...['buttons', 'cards', 'grid-system', 'icons', 'notifications', 'typography'].map((page) => `/components/${page}`),
  ...['components', 'elements', 'validation'].map((page) => `/forms/${page}`),
  ...['/maps/google', '/maps/vector', '/pages/timeline', '/pages/user'],
  ...['paginated', 'regular', 'sortable'].map((page) => `/tables/${page}`),
];

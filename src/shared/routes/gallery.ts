/** The style guide: this product's own components in all their states. */
import type { RouteRow } from '../routes';

export const galleryRoutes = [
  { path: '/components/buttons', name: 'galleryButtons', guard: 'signedIn', chunk: 'gallery-buttons', words: ['gallery', 'galleryProps', 'galleryButtons'] },
] as const satisfies readonly RouteRow[];

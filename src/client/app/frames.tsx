/** The frames around the app's pages, each fetched with the first page that stands in it. */
import { lazy, type ComponentType } from 'react';
import type { AppFrame as Layout } from './routes';

type Chunk = { readonly Frame: ComponentType; readonly Waiting: ComponentType };
type LazyFrame = Chunk & { readonly load: () => Promise<unknown> };

/** `Waiting` stands in the frame while a page's screen or the visitor's profile is on its way. */
const frame = (load: () => Promise<Chunk>): LazyFrame => ({
  load,
  Frame: lazy(async () => ({ default: (await load()).Frame })),
  Waiting: lazy(async () => ({ default: (await load()).Waiting })),
});

export const frames: Record<Layout, LazyFrame> = {
  auth: frame(() => import(/* webpackChunkName: "auth-frame" */ './AuthFrame')),
  dashboard: frame(() => import(/* webpackChunkName: "dashboard-frame" */ './DashboardFrame')),
};

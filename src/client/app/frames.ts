/** The frames around the app's pages, each fetched with the first page that stands in it. */
import type { ComponentType } from 'react';
import type { AppFrame as Layout } from './routes';

/** `Waiting` is shown in the frame until the person's profile has been loaded. */
export type FrameChunk = { readonly Frame: ComponentType; readonly Waiting: ComponentType };

export const frames: Record<Layout, () => Promise<FrameChunk>> = {
  auth: () => import(/* webpackChunkName: "auth-frame" */ './AuthFrame'),
  dashboard: () => import(/* webpackChunkName: "dashboard-frame" */ './DashboardFrame'),
};

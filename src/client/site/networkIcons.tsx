/** Plain marks of the networks and stores that a link leads to, drawn in the line of the other icons; the words next to or behind them say which. */
import type { ReactNode } from 'react';
import type { socialNetworks, stores } from '#shared/site';

const lines: Record<(typeof socialNetworks)[number] | (typeof stores)[number], ReactNode> = {
  facebook: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3z" />,
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  linkedin: (
    <>
      <path d="M6.5 10v8M10.5 18v-8M10.5 13.5a3.5 3.5 0 0 1 7 0V18" />
      <path d="M6.5 6.5h.01" />
    </>
  ),
  x: <path d="M4 4l16 16M20 4 4 20" />,
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10 9.3v5.4l4.7-2.7z" />
    </>
  ),
  tiktok: <path d="M14 3v12a4 4 0 1 1-4-4M14 3c.3 3 2.3 5 5.5 5.2" />,
  google_play: <path d="M5 3.5v17L19.5 12z" />,
  app_store: <path d="M12 4v10M8 10.5l4 4 4-4M4.5 17v1.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V17" />,
};

const drawn = (mark: ReactNode) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {mark}
  </svg>
);

export const NetworkIcon = ({ network }: { network: (typeof socialNetworks)[number] }) => drawn(lines[network]);

export const StoreIcon = ({ store }: { store: (typeof stores)[number] }) => drawn(lines[store]);

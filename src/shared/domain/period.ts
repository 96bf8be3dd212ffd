/** A span of days, both included, as ISO 8601 writes it: `2026-11-01/2026-11-30`. */

export type Period = { readonly from: string; readonly to: string };

/** The two ends as they are written, valid or not; undefined for what is no pair. */
export const endsOf = (text: string): Period | undefined => {
  const [from, to, ...more] = text.split('/');
  return from !== undefined && to !== undefined && !more.length ? { from, to } : undefined;
};

export const periodOf = ({ from, to }: Period): string => `${from}/${to}`;

/** Whether the first day comes after the last one. Both must be days. */
export const isReversed = ({ from, to }: Period): boolean => from > to;

/** Pages of a list: how many there are, which links stand around the current one, and which rows are on it. */

/** At least one, so that an empty list has a first page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/**
 * The numbers of the page links: up to `links` of them with the current one in the middle, or as near to it as the ends allow.
 * @param current counted from 1; one beyond the last counts as the last
 */
export const pageLinks = (current: number, pages: number, links: number): number[] => {
  const at = Math.min(Math.max(current, 1), pages);
  const count = Math.min(links, pages);
  const first = Math.min(Math.max(at - Math.floor(links / 2), 1), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
};

/** Which rows of all stand on the page, counted from 1; 0 to 0 when there are none. */
export const rowSpan = (page: { readonly number: number; readonly size: number }, shown: number): { from: number; to: number } => {
  if (!shown) return { from: 0, to: 0 };
  const from = (page.number - 1) * page.size + 1;
  return { from, to: from + shown - 1 };
};

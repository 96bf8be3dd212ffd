/** Where a record stands in the list that a person came from: the one before it, the one after it, and which of how many it is. Rule: LST-17. */
import type { Query } from '#shared/jsonapi';

/** A page of the list as it is known; undefined while it is not. */
export type KnownPage = { readonly number: number; readonly ids: readonly string[] } | undefined;

export type Neighbour = { readonly id: string; readonly page: number };

export type Place = {
  /** Counted from 1; undefined for a record that has left the list meanwhile, as a payment that was verified leaves those that wait. */
  readonly position: number | undefined;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
};

type Asked = {
  readonly id: string;
  readonly size: Query['page']['size'];
  readonly here: NonNullable<KnownPage>;
  /** The page before it, or after it, where one has to be known. */
  readonly adjacent: KnownPage;
  /** Where on the page the record stood when it was last seen there; -1 for one that never was. */
  readonly last: number;
};

const at = (page: KnownPage, index: number): Neighbour | undefined => {
  const id = page?.ids[index];
  return page && id !== undefined ? { id, page: page.number } : undefined;
};

export const placeIn = ({ id, size, here, adjacent, last }: Asked): Place | undefined => {
  const index = here.ids.indexOf(id);
  const isHere = index >= 0;
  if (!isHere && last < 0) return undefined;
  const from = isHere ? index : last;
  // When a record has left the list, the next one stands in its place.
  const following = isHere ? from + 1 : from;
  return {
    position: isHere ? (here.number - 1) * size + index + 1 : undefined,
    previous: at(here, from - 1) ?? (adjacent && adjacent.number < here.number ? at(adjacent, adjacent.ids.length - 1) : undefined),
    next: at(here, following) ?? (adjacent && adjacent.number > here.number ? at(adjacent, 0) : undefined),
  };
};

/** Which other page has to be known: that before the first row of a page, or after its last; undefined where none has. */
export const adjacentPage = (index: number, count: number, { number, pages }: { readonly number: number; readonly pages: number }) => {
  if (index === 0 && number > 1) return number - 1;
  return index === count - 1 && number < pages ? number + 1 : undefined;
};

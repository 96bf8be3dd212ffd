/** Links of a list: itself, and the first, previous, next and last page, with everything else of the query as it was. */
import type { Links } from '#shared/jsonapi';
import type { Reading } from '#shared/readQuery';

/** @param url the request's own address, from the root on */
export const pageLinks = (url: string, { window: { offset, limit }, style }: Reading, total: number): Links => {
  const [path, query = ''] = url.split(/\?(.*)/s);
  const others = query.split('&').filter((part) => part && !/^page(\[|%5B)/i.test(part));
  const at = (start: number): string => {
    const page =
      style === 'number'
        ? [`page[number]=${Math.floor(start / limit) + 1}`, `page[size]=${limit}`]
        : [`page[offset]=${start}`, `page[limit]=${limit}`];
    return `${path}?${[...others, ...page].join('&')}`;
  };
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit;
  return {
    self: url,
    first: at(0),
    prev: offset > 0 ? at(Math.max(0, Math.min(offset - limit, last))) : null,
    next: offset + limit < total ? at(offset + limit) : null,
    last: at(last),
  };
};

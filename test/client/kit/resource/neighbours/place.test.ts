/** Where a record stands in the list that a person came from, and which records are next to it. */
import { adjacentPage, placeIn } from '#client/kit/resource/neighbours/place';

const here = { number: 2, ids: ['f', 'g', 'h', 'i', 'j'] };
const before = { number: 1, ids: ['a', 'b', 'c', 'd', 'e'] };
const after = { number: 3, ids: ['k', 'l'] };
const on = (page: number) => (id: string) => ({ id, page });

test.each([
  ['in the middle of a page', { id: 'h' }, { position: 8, previous: on(2)('g'), next: on(2)('i') }],
  ['first on a page, the page before is on its way', { id: 'f' }, { position: 6, previous: undefined, next: on(2)('g') }],
  ['first on a page, the page before is known', { id: 'f', adjacent: before }, { position: 6, previous: on(1)('e'), next: on(2)('g') }],
  ['last on a page, the page after is known', { id: 'j', adjacent: after }, { position: 10, previous: on(2)('i'), next: on(3)('k') }],
  ['last of all', { id: 'l', here: after }, { position: 12, previous: on(3)('k'), next: undefined }],
  ['first of all', { id: 'a', here: before }, { position: 1, previous: undefined, next: on(1)('b') }],
  ['gone from the list, it was the third there', { id: 'x', last: 2 }, { position: undefined, previous: on(2)('g'), next: on(2)('h') }],
  ['never in this list', { id: 'x' }, undefined],
])('%s', (_, asked, expected) => {
  expect(placeIn({ size: 5, here, adjacent: undefined, last: -1, ...asked })).toEqual(expected);
});

test.each([
  ['the first row of the second page', 0, 5, { number: 2, pages: 3 }, 1],
  ['the last row of the second page', 4, 5, { number: 2, pages: 3 }, 3],
  ['a row between', 2, 5, { number: 2, pages: 3 }, undefined],
  ['the first row of all', 0, 5, { number: 1, pages: 3 }, undefined],
  ['the last row of all', 1, 2, { number: 3, pages: 3 }, undefined],
])('which other page is needed: %s', (_, index, count, page, expected) => {
  expect(adjacentPage(index, count, page)).toBe(expected);
});

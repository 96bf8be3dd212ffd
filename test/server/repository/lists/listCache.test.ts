/** The memory of lists: only in the very state they were made in, only what is asked for again, and within its bounds. */
import { listCache } from '#server/repository/lists/listCache';

const body = (bytes: number) => Buffer.alloc(bytes);

test('given an answer, then it is known at its own revision and at no other', () => {
  const lists = listCache();
  lists.set('items', { revision: '7', body: body(3) });
  expect(lists.get('items', '7')).toEqual(body(3));
  expect(lists.get('items', '8')).toBeUndefined();
  expect(lists.get('tags', '7')).toBeUndefined();
});

test('given an address that was not asked before, then its dependencies are not known; once it was noted, they are', () => {
  const lists = listCache();
  expect(lists.dependenciesOf('/items')).toBeUndefined();
  const dependencies = { ofClients: [], others: ['item', 'tag'] };
  lists.noteAsked('/items', dependencies);
  expect([lists.dependenciesOf('/items'), lists.dependenciesOf('/tags')]).toEqual([dependencies, undefined]);
});

test('given more than there is room for, then what was unused the longest is forgotten, renewing takes no more room, and what is larger than all of it is not kept', () => {
  const lists = listCache(100);
  for (const key of ['a', 'b']) lists.set(key, { revision: '1', body: body(40) });
  for (let times = 0; times < 5; times++) lists.set('b', { revision: '1', body: body(40) });
  lists.get('a', '1');
  lists.set('c', { revision: '1', body: body(40) });
  expect(['a', 'b', 'c'].filter((key) => lists.get(key, '1'))).toEqual(['a', 'c']);
  lists.set('d', { revision: '1', body: body(101) });
  expect(['a', 'b', 'c', 'd'].filter((key) => lists.get(key, '1'))).toEqual(['a', 'c']);
});

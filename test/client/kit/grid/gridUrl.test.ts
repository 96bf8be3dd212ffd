/** @jest-environment node */
/** A grid's address restores what was seen, whatever a person or a mail client did to it. Rule: LST-2. */
import { askedQuery, readGridUrl, unusedInUrl, writeGridUrl, type GridView, type Scope } from '#client/kit/grid/gridUrl';
import { firstPage, type Query } from '#shared/jsonapi';
import { resources } from '#shared/areas/resources';

const scope: Scope = { resource: resources.item, columns: ['name', 'category', 'status', 'created_at'], pageSizes: [5, 10, 25, 50, 100] };
const gauze = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const view = (query: Partial<Query> = {}, columns?: string[]): GridView => ({ query: { ...firstPage, ...query }, columns });

describe('what was seen is in the address, and back', () => {
  test.each<[string, GridView, string]>([
    ['the usual grid needs no words', view(), ''],
    ['the second page of 25', view({ page: { number: 2, size: 25 } }), 'page=2&size=25'],
    ['by name, then newest first', view({ sort: ['name', '-created_at'] }), 'sort=name,-created_at'],
    ['a search with signs of its own', view({ q: 'kasa & perban #1 50%+' }), 'q=kasa%20%26%20perban%20%231%2050%25%2B'],
    ['two statuses', view({ filter: { status: ['draft', 'published'] } }), 'status=draft,published'],
    ['one category', view({ filter: { category: [gauze] } }), `category=${gauze}`],
    ['a span of dates', view({ filter: { date: { from: '2026-01-01', to: '2026-02-01' } } }), 'date=2026-01-01..2026-02-01'],
    ['a span with an open end', view({ filter: { date: { from: '2026-01-01' } } }), 'date=2026-01-01..'],
    [
      'days named from today',
      view({ filter: { date: { in: 'this-month' }, created_at: { in: 'last-month' } } }),
      'date=this-month&created_at=last-month',
    ],
    ['chosen columns in their order', view({}, ['status', 'name']), 'columns=status,name'],
  ])('%s', (_, seen, address) => {
    expect(writeGridUrl(seen, scope.resource)).toBe(address);
    expect(readGridUrl(`?${address}`, scope)).toEqual(seen);
  });
});

describe('given a list whose search may be for a NIK', () => {
  const patients: Scope = { ...scope, resource: resources.patient, columns: ['name'] };
  const seen = view({ q: '3273011203800001', page: { number: 2, size: 10 } });

  test('then its words are not in the address, which still leads back to what was seen', () => {
    const address = writeGridUrl(seen, resources.patient);
    expect(address).not.toContain('3273');
    expect(readGridUrl(address, patients)).toEqual(seen);
    expect(unusedInUrl(address, patients)).toEqual([]);
    expect(writeGridUrl(seen, resources.patient)).toBe(address);
  });

  test('then an address that another page made finds everything, and words in it are not used', () => {
    expect(readGridUrl('found=0190a1b2&page=2', patients)).toEqual({ ...seen, query: { ...seen.query, q: '' } });
    expect(readGridUrl('q=3273011203800001', patients)).toEqual(view());
  });
});

describe('nonsense in an address is passed over', () => {
  test.each<[string, string, GridView]>([
    ['a page before the first', 'page=0', view()],
    ['a page in words', 'page=dua', view()],
    ['a negative page', 'page=-3', view()],
    ['a page beyond what the server skips to', 'page=999999999', view({ page: { number: 1_000_000, size: 10 } })],
    ['a size nobody offers', 'size=37', view()],
    ['an order by what cannot be sorted', 'sort=owner,-name,name', view({ sort: ['-name'] })],
    ['a status that does not exist', 'status=lost,draft', view({ filter: { status: ['draft'] } })],
    ['a category that is no id', 'category=kasa', view()],
    ['a day that does not exist', 'date=2026-02-30..2026-03-01', view({ filter: { date: { to: '2026-03-01' } } })],
    ['a word that nobody knows', 'date=someday', view()],
    ['a span of nothing', 'date=..', view()],
    ['a day that is neither the first nor the last', 'date=2026-01-01', view()],
    ['a span with three ends', 'date=2026-01-01..2026-02-01..2026-03-01', view()],
    ['a span of no days', 'date=xx..yy', view()],
    ['a flag in words', 'on_home=maybe', view()],
    ['a filter of another resource', 'color=red', view()],
    ['columns that do not exist', 'columns=owner,__proto__', view()],
    ['a search that is too long', `q=${'a'.repeat(201)}`, view()],
    ['half an escape', 'q=%E0%A4%A', view({ q: '\uFFFD%A' })],
    ['a prototype key', '__proto__=1&constructor=2', view()],
  ])('%s', (_, address, seen) => {
    expect(readGridUrl(address, scope)).toEqual(seen);
  });
});

describe('what an address asks for and the list does not use', () => {
  test.each<[string, string, string[]]>([
    ['nothing of the usual', 'page=2&size=37&q=kasa&columns=owner', []],
    ['nothing of what it knows', `status=draft&category=${gauze}&date=2026-01-01..&created_at=last-month&sort=-name`, []],
    ['a status that does not exist, next to one that does', 'status=lost,draft', ['status=lost']],
    ['a category that is no id', 'category=kasa', ['category=kasa']],
    ['an order by what cannot be sorted', 'sort=owner,-name', ['sort=owner']],
    ['a filter of another resource', 'color=red', ['color=red']],
    ['a day that does not exist', 'date=2026-02-30..2026-03-01', ['date=2026-02-30']],
    ['a word that nobody knows', 'date=someday', ['date=someday']],
    ['a day that is neither the first nor the last', 'date=2026-01-01', ['date=2026-01-01']],
    ['a span of no days', 'date=xx..yy', ['date=xx', 'date=yy']],
    ['a filter without a value', 'color=', []],
  ])('%s', (_, address, unused) => {
    expect(unusedInUrl(address, scope).map(({ name, value }) => `${name}=${value}`)).toEqual(unused);
  });
});

test('a record’s id in an address is asked for only if it can be one', () => {
  const audit: Scope = { resource: resources.audit, columns: ['created_at'], pageSizes: [10] };
  expect(readGridUrl(`record_id=kasa,${gauze}`, audit)).toEqual(view({ filter: { record_id: [gauze] } }));
});

test('days on a moment are asked as the person’s own days; days on a date stay days', () => {
  const { filter } = askedQuery(
    { ...firstPage, filter: { created_at: { from: '2026-01-01', to: '2026-01-01' }, date: { from: '2026-01-01' } } },
    resources.item,
  );
  const { from, to } = filter['created_at'] as { from: string; to: string };
  expect(new Date(from).getHours()).toBe(0);
  expect(Date.parse(to) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1);
  expect(filter['date']).toEqual({ from: '2026-01-01' });
});

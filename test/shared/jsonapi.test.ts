/** A list's query, written by the client and read by the server: nothing is lost between, and nonsense is named. Rule: APP-13. */
import { firstPage, toQueryString, type Query } from '#shared/jsonapi';
import { readQuery } from '#shared/readQuery';
import { resourceOfType, resources } from '#shared/areas/resources';

const { item } = resources;
const read = (raw: string) => readQuery(raw, item, resourceOfType);
const shelf = '018f6b1c-0000-7000-8000-000000000001';

describe('what the client writes, the server reads', () => {
  const rows: [string, Partial<Query>][] = [
    ['the first page', {}],
    ['a later, larger page', { page: { number: 7, size: 50 } }],
    ['two sort columns', { sort: ['category.name', '-created_at'] }],
    ['a search with & # + % and spaces', { q: 'kasa & #1 + 10% steril' }],
    ['a search in Javanese script and emoji', { q: 'ꦲꦏ꧀ꦱꦫ 🩺' }],
    ['a relation and two statuses', { filter: { category: [shelf], status: ['draft', 'published'] } }],
    ['a date range', { filter: { date: { from: '2026-01-01', to: '2026-02-28' } } }],
    ['a range with one end', { filter: { created_at: { from: '2026-01-01' } } }],
  ];
  test.each(rows)('%s', (_, part) => {
    const query = { ...firstPage, sort: ['name'], ...part };
    const answer = read(toQueryString(query));
    if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
    const { window, sort, q, filter } = answer.reading;
    expect({ page: { number: window.offset / window.limit + 1, size: window.limit }, sort, q, filter }).toEqual(query);
  });
});

test('brackets may be encoded', () => {
  expect(read('page%5Bsize%5D=5&filter%5Bstatus%5D=draft')).toEqual(read('page[size]=5&filter[status]=draft'));
});

describe('what cannot be read is named', () => {
  const rows: [string, string, string, string][] = [
    ['an unknown parameter', 'colour=red', 'query.unknown', 'colour'],
    ['a parameter of a prototype', '__proto__[x]=1', 'query.unknown', '__proto__[x]'],
    ['a filter of a prototype', 'filter[constructor]=1', 'filter.unknown', 'filter[constructor]'],
    ['a bracket bomb', 'filter[[[[[[a]]]]]]=1', 'query.unknown', 'filter[[[[[[a]]]]]]'],
    ['the same parameter twice', 'sort=name&sort=date', 'query.invalid', 'sort'],
    ['a huge page', 'page[size]=1000', 'page.invalid', 'page[size]'],
    ['a page of zero', 'page[number]=0', 'page.invalid', 'page[number]'],
    ['a page in words', 'page[number]=dua', 'page.invalid', 'page[number]'],
    ['both ways of paging', 'page[number]=1&page[limit]=5', 'query.invalid', 'page[offset]'],
    ['an unknown sort column', 'sort=-price', 'sort.unknown', 'sort'],
    ['a column that exists but is not sortable', 'sort=description', 'sort.unknown', 'sort'],
    ['a status that does not exist', 'filter[status]=sold', 'filter.invalid', 'filter[status]'],
    ['a category that is no id', 'filter[category]=1', 'filter.invalid', 'filter[category]'],
    ['a day that does not exist', 'filter[date][from]=2026-02-30', 'filter.invalid', 'filter[date][from]'],
    ['a third end of a range', 'filter[date][middle]=2026-02-01', 'filter.invalid', 'filter[date][middle]'],
    ['an include that leads nowhere', 'include=price', 'include.unknown', 'include'],
    ['an include that runs in circles', 'include=owner.roles.permissions', 'include.unknown', 'include'],
    ['sparse fields of an unknown type', 'fields[prices]=name', 'fields.unknown', 'fields[prices]'],
    ['a sparse field that does not exist', 'fields[items]=price', 'fields.unknown', 'fields[items]'],
    ['a NUL byte', 'filter[q]=a%00b', 'query.invalid', 'filter[q]'],
    ['half an escape', 'filter[q]=%E0%A4', 'query.invalid', 'filter[q]'],
  ];
  test.each(rows)('%s', (_, raw, code, parameter) => {
    expect(read(raw)).toEqual({ problems: [expect.objectContaining({ code, parameter })] });
  });

  test('all at once', () => {
    const answer = read('sort=price&page[size]=0&colour=red');
    expect('problems' in answer && answer.problems.map(({ code }) => code)).toEqual(['sort.unknown', 'page.invalid', 'query.unknown']);
  });
});

/** What needs somebody now: each row counts a list that its page can show, and is for a permission that there is. Rule: APP-23. */
import { attention, attentionList } from '#client/areas/dashboard/screens/attention';
import { readGridUrl } from '#client/kit/grid/gridUrl';
import { allPermissions } from '../../../app/openApp';

const now = new Date('2026-11-26T18:00:00.000Z');

test.each(attention.map((row) => [row.name, row] as const))('%s: the list that the link opens is the one that was counted', (_, row) => {
  const { query, to } = attentionList(row, now);
  const [, search = ''] = to.split('?');
  const opened = readGridUrl(search, { resource: row.module.resource, columns: [], pageSizes: [10] }).query;
  expect(Object.keys(query.filter).length).toBeGreaterThan(0);
  expect(opened.filter).toEqual(query.filter);
});

test.each(attention.map(({ name, scope }) => [name, scope] as const))(
  '%s is for whoever may “%s”, a permission that a resource asks for',
  (_, scope) => {
    expect(allPermissions).toContain(scope);
  },
);

test('days are those of the operator: just after midnight in Jakarta it is the next day', () => {
  const row = attention.find(({ name }) => name === 'trialsEnding')!;
  expect(attentionList(row, now).to).toContain('2026-11-27..2026-12-04');
});

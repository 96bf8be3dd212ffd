/** Colours of statuses: each declared status has one, and the same everywhere. */
import { resources } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { statusesOf, toneOfStatus } from '#client/ui/tones';

const known = Object.values(statusesOf).flat();

test('every declared status has a colour, and only one', () => {
  const declared = Object.values<Resource>(resources).flatMap(({ attributes, states }) =>
    Object.entries(attributes).flatMap(([name, { values = [] }]) =>
      name === states?.field || name === 'status' || name.endsWith('_status') ? values : [],
    ),
  );
  expect([...new Set(declared)].filter((status) => !known.includes(status))).toEqual([]);
  expect(known.filter((status, at) => known.indexOf(status) !== at)).toEqual([]);
});

test.each([
  ['success', ['paid', 'active', 'resolved', 'verified']],
  ['warning', ['pending', 'pending_customer', 'partially_paid']],
  ['danger', ['overdue', 'rejected', 'suspended']],
  ['neutral', ['draft', 'ended', 'void', 'clinic']],
])('%s: %p', (tone, statuses) => {
  expect(statuses.map(toneOfStatus)).toEqual(statuses.map(() => tone));
});

/** @jest-environment node */
/** Every permission that we make can be read in both languages: what it allows; what it guards is called by its noun. */
import { permissions } from '#server/db/seed/roles';
import { resourceOfType } from '#shared/areas/resources';
import en from '#client/areas/identity/words/en/people';
import id from '#client/areas/identity/words/id/people';

test.each([
  ['Indonesian', id],
  ['English', en],
])('in %s', (_, { action }) => {
  const missing = permissions.flatMap((one) => [
    ...(resourceOfType(one.resource)?.noun ? [] : [one.resource]),
    ...(one.action in action ? [] : [one.action]),
  ]);
  expect([...new Set(missing)]).toEqual([]);
});

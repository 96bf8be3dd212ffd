/** @jest-environment node */
/** Every permission that we make can be read in both languages: what it guards and what it allows. */
import { permissions } from '#server/db/seed/roles';
import en from '#client/locales/en/people';
import id from '#client/locales/id/people';

test.each([
  ['Indonesian', id],
  ['English', en],
])('in %s', (_, { resource, action }) => {
  const missing = permissions.flatMap((one) => [
    ...(one.resource in resource ? [] : [one.resource]),
    ...(one.action in action ? [] : [one.action]),
  ]);
  expect([...new Set(missing)]).toEqual([]);
});

/** @jest-environment node */
/** A row of the registry and what is given to it, as the request that is sent. */
import { text } from '#shared/kit/fields';
import type { Endpoint, Given } from '#shared/endpoints/endpoint';
import { endpoints } from '#shared/endpoints/index';
import { liveEndpoints } from '#shared/endpoints/live';
import type { Call } from '#client/services/http';
import { callOf } from '#client/services/endpointCalls';

const found = {
  method: 'GET',
  path: '/wards/{id}/beds/{bed}',
  who: 'signedIn',
  query: { from: text({ required: true }), to: text() },
} as const satisfies Endpoint;

test.each<[string, () => Call, Call]>([
  ['nothing', () => callOf(endpoints.logout, null), { method: 'POST', path: '/logout' }],
  ['what varies in the path', () => callOf(endpoints.endSession, { id: 'a/b' }), { method: 'DELETE', path: '/me/sessions/a%2Fb' }],
  [
    'a query, of which nothing is left out but what is not given',
    () => callOf(found, { id: '1', bed: '2', from: 'a&b', to: null }),
    { method: 'GET', path: '/wards/1/beds/2?from=a%26b' },
  ],
  ['what a record is to carry', () => callOf(endpoints.me, { include: 'roles' }), { method: 'GET', path: '/me?include=roles' }],
  [
    'attributes',
    () => callOf(endpoints.verifyEmail, { token: 't' }),
    { method: 'POST', path: '/email-verification', document: { data: { type: 'email-verification', attributes: { token: 't' } } } },
  ],
  [
    'what varies in the path beside attributes',
    () => callOf(liveEndpoints.presence, { id: '1', resource: 'tickets', record: '2', mode: 'reading' }),
    {
      method: 'POST',
      path: '/events/1/presence',
      document: { data: { type: 'presence', attributes: { resource: 'tickets', record: '2', mode: 'reading' } } },
    },
  ],
  [
    'a relationship',
    () => callOf(endpoints.viewAs, { role: { type: 'roles', id: '1' } }),
    {
      method: 'POST',
      path: '/me/view-as',
      document: { data: { type: 'view-as', relationships: { role: { data: { type: 'roles', id: '1' } } } } },
    },
  ],
])('given %s, then it is sent where the row says', (_, call, sent) => {
  expect(call()).toEqual(sent);
});

test('what an endpoint needs and is not given does not compile', () => {
  // @ts-expect-error the id is missing
  const noId: Given<typeof endpoints.endSession> = {};
  // @ts-expect-error the password is missing
  const noPassword: Given<typeof endpoints.login> = { email: 'sari@klinik.test' };
  // @ts-expect-error the permission is missing
  const noQuery: Given<typeof endpoints.explain> = {};
  expect([noId, noPassword, noQuery]).toHaveLength(3);
});

/** Closed, and never a crash: forged memories and roles, people without roles, roles without permissions, guards that don't exist. */
import { screen, waitFor, within } from '@testing-library/react';
import { me } from '#client/store/session/me';
import { profileOf } from '../../../../app/openApp';
import { problemDocument } from '../../../../stubServer';
import { openGuest } from './guestPage';

const admins = ['/usman/user-management', '/usman/role-management', '/usman/permission-management'];
const menu = async () => {
  const navigation = await screen.findByRole('navigation', { name: 'Menu utama' });
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test.each<[string, string]>([
  ['words that are no JSON', 'nonsense'],
  ['a lock without a person', '{"token":"null","locked":"true"}'],
  ['a person without a token', '{"token":"null","person":"\\"someone\\""}'],
])('%s in the browser: nobody is signed in', async (_, written) => {
  const app = await openGuest('/dashboard', { kept: { 'auth._token.local': written } });
  await waitFor(() => expect(app.at()).toBe('/login'));
  expect(app.crashes).toEqual([]);
});

test.each(['"forged"', '{}', '7'])('the token %s: the server knows nobody by it, and so nobody is signed in', async (token) => {
  const app = await openGuest('/dashboard', { kept: { 'auth._token.local': JSON.stringify({ token, person: '7', locked: '"yes"' }) } });
  await app.answer('GET', '/me', 401, problemDocument(401, 'session.expired'));
  await waitFor(() => expect(app.at()).toBe('/login'));
  expect(app.crashes).toEqual([]);
});

test.each(admins)('someone without any role who asks for %s is led to the dashboard', async (path) => {
  const app = await openGuest(path, { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('', []));
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  expect(app.crashes).toEqual([]);
});

test('someone without any role has a dashboard with what is open to everyone', async () => {
  const app = await openGuest('/dashboard', { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('', []));
  const links = await menu();
  expect(links).toContain('/dashboard');
  expect(links.filter((link) => admins.includes(link!))).toEqual([]);
  expect(app.crashes).toEqual([]);
});

test.each(admins)('an admin whose role permits nothing opens %s, and reads that it is refused', async (path) => {
  const app = await openGuest(path, { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('admin', []));
  await waitFor(() => expect(app.at()).toBe(path));
  for (const call of app.calls.filter((one) => one.path !== '/me?include=roles.permissions'))
    await app.during(() => call.answer(403, problemDocument(403, 'access.denied')));
  expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  expect(app.crashes).toEqual([]);
});

test('a role that is forged here opens a page, but every answer is still the server’s', async () => {
  const app = await openGuest('/dashboard', { token: 'pass' });
  const { data, meta } = profileOf('member', ['view items']);
  await app.answer('GET', '/me', 200, { data, meta });
  const forged = { ...meta.actor, roles: ['admin'], permissions: ['view users', 'edit users', 'delete users'] };
  await app.during(() =>
    app.store.dispatch(me.actions.loaded({ id: data.id, records: {}, actor: forged, idleLockMinutes: 0 }, { request: 'forged' })),
  );
  await app.during(() => app.router.navigate('/usman/user-management'));
  await app.answer('GET', '/users', 403, problemDocument(403, 'access.denied'));
  expect(app.to('GET', '/users').headers).toMatchObject({ Authorization: 'Bearer pass' });
  await waitFor(() => expect(screen.getByText('Anda tidak memiliki izin untuk melakukan ini.')).toBeVisible());
  expect(app.crashes).toEqual([]);
});

test('a role that the server takes away closes the page that it opened', async () => {
  const app = await openGuest('/usman/user-management', { token: 'pass' });
  await app.answer('GET', '/me', 200, profileOf('admin'));
  await app.called('GET', '/users');
  await app.during(() => app.store.dispatch(me.actions.load()));
  await app.answer('GET', '/me', 200, profileOf('member', ['view items']));
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
});

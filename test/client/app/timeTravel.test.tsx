/** What a developer sees who jumps to an earlier action in the Redux DevTools: the page of that moment, and no call to the server. */
import { travelTo } from './fakeDevTools';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { page } from '#client/store/flows/page';
import { openApp, profileOf } from './openApp';

/** Signs in, and opens the tags. */
const worked = async () => {
  const app = await openApp('/login');
  const address = await screen.findByLabelText('E-mail');
  const before = app.state();
  fireEvent.change(address, { target: { value: 'sari@klinik.id' } });
  fireEvent.change(screen.getByLabelText('Kata sandi'), { target: { value: 'benar sekali' } });
  await app.during(() => fireEvent.submit(screen.getByLabelText('E-mail').closest('form')!));
  await waitFor(() => expect(app.to('POST', '/login')).toBeDefined());
  await app.during(() => app.to('POST', '/login').answer(200, { token_type: 'Bearer', expires_in: 3600, access_token: 'pass' }));
  await app.during(() => app.to('GET', '/me').answer(200, profileOf('admin')));
  await waitFor(() => expect(app.at()).toBe('/dashboard'));
  const atDashboard = app.state();
  await app.during(() => app.router.navigate('/usman/tag-management?q=kasa'));
  await waitFor(() => expect(app.at()).toBe('/usman/tag-management?q=kasa'));
  return { ...app, before, atDashboard, atTags: app.state() };
};

test('the page is in the state, with its query', async () => {
  const { before, atDashboard, atTags } = await worked();
  expect([before, atDashboard, atTags].map((state) => page.selectors.path(state))).toEqual([
    '/login',
    '/dashboard',
    '/usman/tag-management?q=kasa',
  ]);
});

test('a jump brings the page back, and the way forward again; of another sign-in nothing is asked', async () => {
  const { during, at, calls, actions, before, atDashboard, atTags } = await worked();
  await during(() => travelTo(atDashboard));
  await waitFor(() => expect(at()).toBe('/dashboard'));
  await during(() => travelTo(atTags));
  await waitFor(() => expect(at()).toBe('/usman/tag-management?q=kasa'));
  const [called, acted] = [calls.length, actions.length];
  await during(() => travelTo(before));
  await waitFor(() => expect(at()).toBe('/login'));
  await screen.findByLabelText('E-mail');
  expect([calls.length, actions.length]).toEqual([called, acted]);
  await during(() => travelTo(atTags));
  await waitFor(() => expect(at()).toBe('/usman/tag-management?q=kasa'));
  await during(() => fireEvent.keyDown(window, { ctrlKey: true, altKey: true, code: 'KeyL' }));
  expect(actions.length).toBeGreaterThan(acted);
});

test('a link from a mail leaves its secret out of the state', async () => {
  const { state } = await openApp('/reset-password?email=sari@klinik.id&token=geheim');
  expect(JSON.stringify(state().page)).not.toContain('geheim');
});

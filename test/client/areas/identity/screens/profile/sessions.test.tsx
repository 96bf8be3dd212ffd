/** The card of devices: each in words, one signed out, all others after a question, and what stands there without a list. */
import { screen, waitFor, within } from '@testing-library/react';
import { page } from '../../../../screens/usman';
import { device, openProfile, thisDevice } from './openProfile';

const phone = device(12, {
  user_agent:
    'Mozilla/5.0 (Linux; Android 15; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ip: '198.51.100.23',
});
const unknown = device(13, { user_agent: null, ip: null });

async function opened(...devices: object[]) {
  const app = await openProfile({ quiet: true });
  await app.answer('GET', '/audit', 200, page([]));
  await app.answer('GET', '/me/sessions', 200, { data: devices });
  const card = await screen.findByRole('region', { name: 'Perangkat yang masuk' });
  const rows = () =>
    within(card)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('strong')?.textContent);
  return { ...app, card, rows };
}

test('each device is named as people know it, and this one is marked', async () => {
  const { card, rows } = await opened(thisDevice, phone, unknown);
  expect(rows()).toEqual(['Chrome di Windows', 'Samsung Internet di Android', 'Perangkat tidak dikenal']);
  const [mine] = within(card).getAllByRole('listitem');
  expect(mine).toHaveTextContent('Perangkat ini');
  expect(within(mine!).queryByRole('button')).toBeNull();
  expect(within(card).getByText('198.51.100.23')).toBeVisible();
});

test('the exact moment can be reached by keyboard', async () => {
  const { card } = await opened(thisDevice);
  for (const time of card.querySelectorAll('time')) expect(time).toHaveAttribute('tabindex', '0');
});

test('one is signed out', async () => {
  const app = await opened(thisDevice, phone);
  await app.press('Keluarkan Samsung Internet di Android');
  await app.answer('DELETE', `/me/sessions/${phone.id}`, 204);
  expect(app.rows()).toEqual(['Chrome di Windows']);
  expect(await screen.findByText('Samsung Internet di Android telah dikeluarkan.')).toBeVisible();
  expect(within(app.card).getByText('Hanya perangkat ini yang sedang masuk.')).toBeVisible();
});

test('all others are signed out after a question', async () => {
  const app = await opened(thisDevice, phone, unknown);
  await app.press('Keluarkan semua perangkat lain');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/2 perangkat akan dikeluarkan\./);
  expect(app.count('DELETE', '/me/sessions')).toBe(0);
  await app.press('Ya, keluarkan');
  await app.answer('DELETE', '/me/sessions', 204);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(app.rows()).toEqual(['Chrome di Windows']);
});

test('a list that does not come says why, and can be asked for again', async () => {
  const app = await openProfile({ quiet: true });
  const call = await app.called('GET', '/me/sessions');
  await app.during(() => call.lose());
  const card = await screen.findByRole('region', { name: 'Perangkat yang masuk' });
  expect(within(card).getByRole('alert')).toHaveTextContent('Tidak ada sambungan');
  await app.press('Coba lagi');
  await app.answer('GET', '/me/sessions', 200, { data: [thisDevice] });
  expect(within(card).getByText('Chrome di Windows')).toBeVisible();
});

/** The sign-in page of a demo: three shared accounts, each by one press. */
import { screen } from '@testing-library/react';
import { openGuest } from './guestPage';

const offer = {
  password: 'denyut-nadi-2026',
  accounts: ['admin', 'creator', 'member'].map((role) => ({ email: `${role}@nadi.test`, role })),
};

afterEach(() => document.querySelector('meta[name=demo]')?.remove());

test('given a demo, then the page says that the accounts are shared, and a press signs in as one', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'demo', content: JSON.stringify(offer) }));
  const app = await openGuest('/login');
  await screen.findByText(/siapa pun dapat masuk/);
  expect(screen.getAllByRole('button', { name: /^Masuk sebagai/ })).toHaveLength(3);
  await app.press(/^Masuk sebagai creator@nadi\.test/);
  const call = await app.called('POST', '/login');
  expect(call.body).toMatchObject({ data: { attributes: { email: 'creator@nadi.test', password: offer.password } } });
});

test('given no demo, then nothing of it is there', async () => {
  await openGuest('/login');
  await screen.findByRole('button', { name: 'Masuk' });
  expect(screen.queryByText('Akun contoh')).toBeNull();
});

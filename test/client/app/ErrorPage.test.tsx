/** What stands in place of a page that failed. Rules: APP-3, APP-5. */
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { ErrorPage } from '#client/app/ErrorPage';
import { admit } from '#client/app/guards';
import { i18n, startI18n } from '#client/app/i18n';

const failing = async (fault: () => unknown, language: 'id' | 'en' = 'en') => {
  if (i18n.isInitialized) await i18n.changeLanguage(language);
  else await startI18n(language);
  const router = createMemoryRouter([
    { path: '*', loader: fault, element: <p>The page</p>, errorElement: <ErrorPage />, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
};

const guest = { signedIn: false, actor: null, pending: false, attempted: null };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['an address that is none', () => Promise.reject(data(null, { status: 404 })), '404', 'This page could not be found'],
  ['any other error', () => Promise.reject(new Error('The scanner is on fire')), '500', 'The scanner is on fire'],
  ['an error with a status', () => Promise.reject(Object.assign(new Error('Not ready'), { status: 503 })), '503', 'Not ready'],
  ['a status that is none', () => Promise.reject(Object.assign(new Error('All is well'), { status: 200 })), '500', 'All is well'],
  [
    'an answer that says why',
    () => Promise.reject(data('The printer is out of paper', { status: 502 })),
    '502',
    'The printer is out of paper',
  ],
  [
    'an answer that says only its status',
    () => Promise.reject(data(null, { status: 503, statusText: 'Service Unavailable' })),
    '503',
    'Service Unavailable',
  ],
  ['a guard that is none', () => admit('wizards', guest), '500', 'Unknown middleware wizards'],
])('%s', async (_, fault, status, message) => {
  await failing(fault);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(status)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
});

test('what was thrown without a word is a 500 too', async () => {
  await failing(() => Promise.reject(null));
  expect(await screen.findByText('500')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a page that is missing leads back to the dashboard, home, and on to explore', async () => {
  await failing(() => Promise.reject(data(null, { status: 404 })));
  expect(await screen.findByRole('heading', { name: 'Ooops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/pages/user');
});

test('nobody is shown a stack', async () => {
  const fault = new Error('The scanner is on fire');
  await failing(() => Promise.reject(fault));
  await screen.findByText('The scanner is on fire');
  expect(document.body.textContent).not.toMatch(/ at .+:\d+|ErrorPage\.test/);
});

test('in Indonesian it speaks Indonesian', async () => {
  await failing(() => admit('wizards', guest), 'id');
  expect(await screen.findByText('Middleware wizards tidak dikenal')).toBeVisible();
  expect(document.title).toBe('Ada yang tidak beres · Nadi');
});

test('when the error page itself fails, plain words and a link home remain', async () => {
  await failing(() =>
    Promise.reject({
      get message() {
        throw new Error('even this');
      },
    }),
  );
  expect(await screen.findByText('An error occurred while showing the error page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
});

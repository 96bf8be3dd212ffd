/** While a page is on its way: nothing flashes for what is quick, and the bar finishes wherever the way led. */
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, redirect, RouterProvider, useNavigation } from 'react-router';
import { pageChange } from '#client/ui/constants';
import { PageChangeBar } from '#client/ui/chrome/PageChangeBar';
import { PageSkeleton } from '#client/ui/Skeletons';
import { shown } from './renderUi';

afterEach(() => jest.useRealTimers());

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('a skeleton shows only after 200 ms', async () => {
  const { container } = await shown(<PageSkeleton />);
  expect(container.querySelector('[style]')).toHaveStyle({ animationDelay: '200ms' });
});

/** A page behind a redirect, fetched when the test says so. */
const walk = async () => {
  await shown(<span />);
  jest.useFakeTimers();
  let arrive: () => void = () => undefined;
  const Root = () => (
    <>
      <PageChangeBar state={useNavigation().state === 'idle' ? 'idle' : 'loading'} />
      <Outlet />
    </>
  );
  const slow = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const router = createMemoryRouter([
    {
      element: <Root />,
      HydrateFallback: () => null,
      children: [
        { path: '/', element: <p>Dari sini</p> },
        { path: '/old', loader: () => redirect('/new') },
        { path: '/new', loader: slow, element: <p>Sampai</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { go: () => act(() => void router.navigate('/old')), arrive: () => act(async () => arrive()) };
};

test('through a redirect the bar goes on as one, and finishes where the way ended', async () => {
  const { go, arrive } = await walk();
  go();
  await after(pageChange.throttle);
  const bar = screen.getByRole('progressbar', { name: 'Memuat…' });
  expect(bar).toHaveStyle({ height: '3px', animationDuration: '5000ms' });
  await after(60_000);
  expect(screen.getByRole('progressbar')).toBe(bar);
  await arrive();
  expect(screen.getByText('Sampai')).toBeVisible();
  await after(pageChange.throttle * 2);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a redirect that is quicker than 200 ms shows no bar', async () => {
  const { go, arrive } = await walk();
  go();
  await after(pageChange.throttle - 1);
  await arrive();
  await after(60_000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

/** The pause of a search, and a link that is pressed within it. Rule: LST-1. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { startI18n } from '#client/app/i18n';
import { SearchBox, searchPause } from '#client/kit/grid/SearchBox';

beforeAll(() => startI18n('id'));
afterEach(() => jest.useRealTimers());

test.each([
  ['nothing else is done, then it is searched for', false, [['kasa']]],
  ['a link is pressed whose page is still on its way, then the search is dropped', true, []],
])('given a typed word and %s', async (_, pressed, searches) => {
  const searched = jest.fn();
  const list = (
    <>
      <SearchBox q="" onSearch={searched} />
      <Link to="/next">Next</Link>
    </>
  );
  const next = { path: '/next', loader: () => new Promise<null>(() => undefined), element: null };
  const router = createMemoryRouter([{ path: '/', element: list }, next]);
  render(<RouterProvider router={router} />);
  const box = await screen.findByRole('searchbox');
  jest.useFakeTimers();
  fireEvent.change(box, { target: { value: 'kasa' } });
  if (pressed) fireEvent.click(screen.getByRole('link'));
  act(() => jest.advanceTimersByTime(searchPause));
  expect(searched.mock.calls).toEqual(searches);
});

/** The sidebar: a rail that opens under the mouse and waits before it closes; a drawer on a phone that goes after a choice. Rule: APP-6. */
import { act, fireEvent, screen } from '@testing-library/react';
import { Sidebar } from '#client/ui/chrome/Sidebar';
import { DashboardIcon, ItemIcon } from '#client/ui/icons';
import { shown, windowOf } from './renderUi';

const groups = [
  { key: '', entries: [{ to: '/dashboard', label: 'Dasbor', icon: DashboardIcon, current: true }] },
  {
    key: 'configuration',
    label: 'Konfigurasi',
    entries: [{ to: '/usman/item-management', label: 'Item', icon: ItemIcon, current: false }],
  },
];

afterEach(() => jest.useRealTimers());

test('the current page is marked, the other is not', async () => {
  windowOf(1280);
  await shown(<Sidebar groups={groups} minimised={false} shown={false} onHide={() => undefined} onFold={() => undefined} />);
  expect(screen.getByRole('link', { name: 'Dasbor' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Item' })).not.toHaveAttribute('aria-current');
});

test('a rail opens under the mouse and closes 300 ms after it has left, not before', async () => {
  windowOf(1280);
  const { container } = await shown(<Sidebar groups={groups} minimised shown={false} onHide={() => undefined} onFold={() => undefined} />);
  jest.useFakeTimers();
  const column = container.querySelector('[data-open]')!;
  expect(column).toHaveAttribute('data-open', 'false');
  fireEvent.mouseEnter(column);
  expect(column).toHaveAttribute('data-open', 'true');
  fireEvent.mouseLeave(column);
  act(() => jest.advanceTimersByTime(299));
  expect(column).toHaveAttribute('data-open', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(column).toHaveAttribute('data-open', 'false');
});

test('a mouse that comes back in time keeps it open', async () => {
  windowOf(1280);
  const { container } = await shown(<Sidebar groups={groups} minimised shown={false} onHide={() => undefined} onFold={() => undefined} />);
  jest.useFakeTimers();
  const column = container.querySelector('[data-open]')!;
  fireEvent.mouseEnter(column);
  fireEvent.mouseLeave(column);
  act(() => jest.advanceTimersByTime(200));
  fireEvent.mouseEnter(column);
  act(() => jest.advanceTimersByTime(1000));
  expect(column).toHaveAttribute('data-open', 'true');
});

test('the keyboard opens the rail too', async () => {
  windowOf(1280);
  const { container } = await shown(<Sidebar groups={groups} minimised shown={false} onHide={() => undefined} onFold={() => undefined} />);
  act(() => screen.getByRole('link', { name: 'Item' }).focus());
  expect(container.querySelector('[data-open]')).toHaveAttribute('data-open', 'true');
});

test('under 1200 pixels it is a drawer that hides after a choice', async () => {
  windowOf(1199);
  const hidden = jest.fn();
  await shown(<Sidebar groups={groups} minimised={false} shown onHide={hidden} onFold={() => undefined} />);
  fireEvent.click(await screen.findByRole('link', { name: 'Item' }));
  expect(hidden).toHaveBeenCalledTimes(1);
});

const folding = (folded: boolean) => [
  groups[0]!,
  {
    key: 'business',
    label: 'Bisnisku',
    folded,
    entries: [{ to: '/bisnisku/team', label: 'Tim', icon: ItemIcon, current: false }],
    groups: [
      {
        key: 'inventory',
        label: 'Inventaris',
        entries: [
          { to: '/bisnisku/inventory/product', label: 'Produk', icon: ItemIcon, current: true },
          { to: '/bisnisku/inventory/supplier', label: 'Pemasok', icon: ItemIcon, current: false },
        ],
      },
    ],
  },
];
const links = () => screen.getAllByRole('link').flatMap(({ textContent }) => (textContent ? [textContent] : []));

test.each([
  [false, ['Dasbor', 'Tim', 'Produk', 'Pemasok']],
  [true, ['Dasbor', 'Produk']],
])(
  'given a group with another in it, when folded is %s, then its links are %j: it never folds over the current page',
  async (folded, expected) => {
    windowOf(1280);
    const onFold = jest.fn();
    await shown(<Sidebar groups={folding(folded)} minimised={false} shown={false} onHide={() => undefined} onFold={onFold} />);
    expect(links().filter((link) => !link.includes('nadi'))).toEqual(expected);
    const heading = screen.getByRole('button', { name: 'Bisnisku' });
    expect(heading).toHaveAttribute('aria-expanded', String(!folded));
    fireEvent.click(heading);
    expect(onFold).toHaveBeenCalledWith('business', !folded);
  },
);

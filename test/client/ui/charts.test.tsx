/** Every chart can also be read: a title, a sentence, a table of the same numbers; and says what it is without any. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AreaChart, BarChart, LineChart, StackedChart, type AxisChartProps } from '#client/ui/charts/AxisCharts';
import { colourOf, isBlank, partOf } from '#client/ui/charts/data';
import { DonutChart } from '#client/ui/charts/DonutChart';
import { pointsOf, Sparkline } from '#client/ui/charts/Sparkline';
import { StatsCard } from '#client/ui/StatsCard';
import { ItemIcon } from '#client/ui/icons';
import { shown, windowOf } from './renderUi';

// jsdom knows no sizes and so observes none; a chart without a size draws nothing, which is all right here.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
beforeEach(() => windowOf(1280));

const visits: AxisChartProps = {
  title: 'Kunjungan per bulan',
  summary: 'Naik dari 1.180 menjadi 1.214.',
  axis: 'Bulan',
  labels: ['Jan', 'Feb', 'Mar'],
  series: [
    { name: 'Rawat jalan', values: [1180, 1214, null] },
    { name: 'Rawat inap', values: [42, -3, 51] },
  ],
};

/** The table's cells, row by row. */
const tableIn = (figure: HTMLElement): string[][] =>
  within(figure)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''));

/** Shows it, once its words are here. */
const drawn = async (chart: ReactElement) => {
  const found = await shown(chart);
  await screen.findByRole('figure');
  return found;
};

const asTable = () => fireEvent.click(screen.getByRole('button', { name: 'Lihat sebagai tabel' }));

describe.each([
  ['a line chart', LineChart],
  ['an area chart', AreaChart],
  ['a bar chart', BarChart],
  ['a stacked chart', StackedChart],
])('%s', (_, Chart) => {
  test('has its title as its name and its sentence as its description', async () => {
    await drawn(<Chart {...visits} />);
    const figure = screen.getByRole('figure', { name: 'Kunjungan per bulan' });
    expect(figure).toHaveAccessibleDescription('Naik dari 1.180 menjadi 1.214.');
    expect(within(figure).getByRole('heading', { level: 2, name: 'Kunjungan per bulan' })).toBeVisible();
  });

  test('shows the same numbers as a table, written as the language writes them, and turns back', async () => {
    await drawn(<Chart {...visits} />);
    asTable();
    expect(tableIn(screen.getByRole('figure'))).toEqual([
      ['Bulan', 'Rawat jalan', 'Rawat inap'],
      ['Jan', '1.180', '42'],
      ['Feb', '1.214', '-3'],
      ['Mar', 'tidak ada', '51'],
    ]);
    expect(screen.getByRole('button', { name: 'Lihat sebagai tabel', pressed: true })).toBeVisible();
    asTable();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says what it is while there is nothing to draw', async () => {
    const again = jest.fn();
    const blank = { ...visits, labels: [], series: [] };
    const { unmount } = await drawn(<Chart {...blank} state="loading" />);
    expect(screen.getByRole('status', { name: 'Angka sedang dimuat…' })).toBeInTheDocument();
    unmount();
    const failed = await drawn(<Chart {...blank} state="failed" failure="Server belum menjawab." onRetry={again} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Server belum menjawab.');
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(again).toHaveBeenCalledTimes(1);
    failed.unmount();
    await drawn(<Chart {...blank} empty={{ message: 'Kunjungan pertama akan tergambar di sini.' }} />);
    expect(screen.getByText('Kunjungan pertama akan tergambar di sini.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lihat sebagai tabel' })).toBeNull();
  });

  test('keeps the numbers that are there while new ones come or fail to come', async () => {
    const { unmount } = await drawn(<Chart {...visits} state="loading" />);
    asTable();
    expect(screen.getByRole('cell', { name: '1.180' })).toBeVisible();
    expect(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    unmount();
    await drawn(<Chart {...visits} state="failed" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a donut', () => {
  const slices = [
    { name: 'Terbit', value: 1500, colour: 'success' },
    { name: 'Draf', value: 500 },
  ] as const;

  test('tells the whole, and each part with its number and its share', async () => {
    await drawn(<DonutChart title="Status" axis="Status" unit="Item" slices={slices} />);
    expect(await screen.findByText('2.000')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Terbit1.50075%', 'Draf50025%']);
    asTable();
    expect(tableIn(screen.getByRole('figure'))).toEqual([
      ['Status', 'Item', 'Bagian'],
      ['Terbit', '1.500', '75%'],
      ['Draf', '500', '25%'],
    ]);
  });

  test('of nothing is empty', async () => {
    await drawn(<DonutChart title="Status" axis="Status" unit="Item" slices={[{ name: 'Terbit', value: 0 }]} />);
    expect(screen.getByText('Belum ada data untuk grafik ini')).toBeVisible();
  });
});

test('a sparkline says what it shows, or is decoration; one value is no course', () => {
  const { container, rerender } = render(<Sparkline values={[1, 3]} label="Naik dari 1 menjadi 3" />);
  expect(screen.getByRole('img', { name: 'Naik dari 1 menjadi 3' })).toBeVisible();
  rerender(<Sparkline values={[5]} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('path')).toHaveLength(0);
});

test.each([
  ['0 to 10', [0, 5, 10], [34, 18, 2]],
  ['nothing at all', [0, 0], [34, 34]],
  ['below 0', [-4, 0, 4], [34, 18, 2]],
])('a sparkline over %s stands on its lowest value', (_, values, heights) => {
  expect(pointsOf(values).map(([, y]) => y)).toEqual(heights);
});

test('a stats card tells its number, what is new and whether that is more, and is a door', async () => {
  await shown(
    <StatsCard
      icon={ItemIcon}
      label="Item"
      value={1284}
      news="+12 dalam 30 hari"
      trend="up"
      compared="Naik dari 8"
      to="/usman/item-management"
      link="Lihat semua item"
    />,
  );
  const card = screen.getByRole('heading', { name: 'Item' }).closest('section')!;
  expect(card).toHaveTextContent('Item1.284+12 dalam 30 hariNaik dari 8');
  expect(within(card).getByRole('link', { name: 'Lihat semua item' })).toHaveAttribute('href', '/usman/item-management');
});

test('a stats card holds its place while its number is on its way', async () => {
  await shown(<StatsCard icon={ItemIcon} label="Item" value={undefined} />);
  expect(screen.getByRole('heading', { name: 'Item' }).closest('section')).toHaveAttribute('aria-busy', 'true');
});

test('colours go around, and a status keeps its own', () => {
  expect([colourOf(undefined, 0), colourOf(undefined, 6), colourOf(3, 0), colourOf('danger')]).toEqual([
    'var(--chart1)',
    'var(--chart1)',
    'var(--chart3)',
    'var(--danger)',
  ]);
});

test('what is nothing: no values, only zeros, only gaps; a part of nothing is nothing', () => {
  const of = (...values: (number | null)[]) => isBlank([{ name: 'a', values }]);
  expect([of(), of(0, 0), of(null), of(0, -1), isBlank([]), partOf(1, 0)]).toEqual([true, true, true, false, true, 0]);
});

/** The world map: bubbles in their places and sizes, chosen by mouse, key or table, drawn anew when its box has settled. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { mapResizeDebounce } from '#client/ui/constants';
import { legendValues, placed, projectionIn, radiusOf, type Bubble, type Region } from '#client/ui/maps/bubbles';
import { useBoxWidth } from '#client/ui/maps/useBoxWidth';
import { WorldMap } from '#client/ui/maps/WorldMap';
import { shown } from '../renderUi';

const jakarta: Bubble = { id: 'jakarta', name: 'Jakarta', longitude: 106.83, latitude: -6.18, value: 1200 };
const tokyo: Bubble = { id: 'tokyo', name: 'Tokyo', longitude: 139.69, latitude: 35.68, value: 300 };
const newYork: Bubble = { id: 'newYork', name: 'New York', longitude: -74.01, latitude: 40.71, value: 600 };
const places = [tokyo, jakarta, newYork];
const nusantara: Region = { west: 94, south: -12, east: 142, north: 8 };

let width = 0;
let resized: () => void = () => undefined;

beforeEach(() => {
  width = 800;
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  globalThis.ResizeObserver = class {
    constructor(hear: ResizeObserverCallback) {
      resized = () => hear([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});

describe('where bubbles stand', () => {
  const box = { width: 800, height: 400 };

  test.each([320, 800, 1600])('all inside a box %i pixels wide', (wide) => {
    const narrow = { width: wide, height: wide / 2 };
    const marks = placed(places, projectionIn(narrow), narrow);
    expect(marks).toHaveLength(3);
    for (const { x, y, radius } of marks) {
      expect(Math.min(x - radius, y - radius)).toBeGreaterThanOrEqual(0);
      expect([x + radius <= narrow.width, y + radius <= narrow.height]).toEqual([true, true]);
    }
  });
  test('west is left of east, north above south', () => {
    const at = Object.fromEntries(placed(places, projectionIn(box), box).map((mark) => [mark.bubble.id, mark]));
    expect(at['newYork']!.x).toBeLessThan(at['jakarta']!.x);
    expect(at['jakarta']!.x).toBeLessThan(at['tokyo']!.x);
    expect(at['tokyo']!.y).toBeLessThan(at['jakarta']!.y);
  });
  test('the largest come first, and four times the value is twice the radius', () => {
    const marks = placed(places, projectionIn(box), box);
    expect(marks.map(({ bubble }) => bubble.id)).toEqual(['jakarta', 'newYork', 'tokyo']);
    expect(marks[0]!.radius).toBeCloseTo(marks[2]!.radius * 2);
  });
  test('what is outside the part that is shown is left out', () => {
    expect(placed(places, projectionIn(box, nusantara), box).map(({ bubble }) => bubble.id)).toEqual(['jakarta']);
  });
  test.each([
    [0, 0, 0],
    [5, 0, 0],
    [-5, 10, 0],
    [10, 10, 20],
  ])('a value of %i among at most %i has a radius of %i', (value, most, radius) => {
    expect(radiusOf(value, most, 20)).toBe(radius);
  });
  test.each([
    [1200, [1000, 500, 200]],
    [85, [80, 40, 16]],
    [0, []],
  ])('the legend up to %i', (most, values) => expect(legendValues(most)).toEqual(values));
});

function Chosen() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <WorldMap
      words={{ title: 'Klinik', place: 'Kota', value: 'Kunjungan', failed: 'Gagal' }}
      bubbles={places}
      selected={selected}
      onSelect={setSelected}
    />
  );
}

const bubble = (name: string) => screen.findByRole('button', { name });

describe('how they are chosen', () => {
  test('by mouse, and told in the language of the interface', async () => {
    await shown(<Chosen />);
    const mark = await bubble('Jakarta: 1.200');
    expect(mark).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(mark);
    expect(await bubble('Jakarta: 1.200')).toHaveAttribute('aria-pressed', 'true');
    // Above all bubbles: an SVG draws in order.
    expect(screen.getByRole('group', { name: 'Klinik' }).lastElementChild).toHaveTextContent('Jakarta: 1.200');
  });
  test.each(['Enter', ' '])('by the key %p, in the order of their values', async (key) => {
    await shown(<Chosen />, 'en');
    await bubble('Jakarta: 1,200');
    const map = screen.getByRole('group', { name: 'Klinik' });
    const marks = within(map).getAllByRole('button');
    expect(marks.map((mark) => [mark.getAttribute('aria-label'), mark.getAttribute('tabindex')])).toEqual([
      ['Jakarta: 1,200', '0'],
      ['New York: 600', '0'],
      ['Tokyo: 300', '0'],
    ]);
    fireEvent.keyDown(marks[1]!, { key });
    expect(await bubble('New York: 600')).toHaveAttribute('aria-pressed', 'true');
    expect(marks[0]).toHaveAttribute('aria-pressed', 'false');
  });
  test('by a row of the table, which says the same', async () => {
    await shown(<Chosen />);
    const mark = await bubble('Tokyo: 300');
    const row = screen.getByRole('row', { name: 'Tokyo 300' });
    fireEvent.click(within(row).getByRole('button', { name: 'Tokyo' }));
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(4);
  });
});

describe('its size', () => {
  const Width = () => {
    const box = useRef<HTMLDivElement>(null);
    return <div ref={box}>{useBoxWidth(box)}</div>;
  };

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is known at once, and followed when it has kept for 40 milliseconds', () => {
    const { container } = render(<Width />);
    expect([mapResizeDebounce, container.textContent]).toEqual([40, '800']);
    const to = (next: number, after: number) => {
      width = next;
      resized();
      act(() => void jest.advanceTimersByTime(after));
    };
    to(700, mapResizeDebounce - 1);
    expect(container.textContent).toBe('800');
    to(600, mapResizeDebounce - 1);
    expect(container.textContent).toBe('800');
    act(() => void jest.advanceTimersByTime(1));
    expect(container.textContent).toBe('600');
  });
});

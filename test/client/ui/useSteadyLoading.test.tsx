/** A loading state that was shown stays 200 ms; what was here at once shows none. */
import { act, render, screen } from '@testing-library/react';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';

jest.unmock('#client/ui/useSteadyLoading');

const Place = ({ loading }: { loading: boolean }) => (useSteadyLoading(loading) ? <p>Memuat</p> : <p>Kasa</p>);
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const seen = () => document.body.textContent;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('given an answer after 50 ms, then the loading state stays until 200 ms, and not longer', () => {
  const { rerender } = render(<Place loading />);
  after(50);
  rerender(<Place loading={false} />);
  expect(seen()).toBe('Memuat');
  after(149);
  expect(seen()).toBe('Memuat');
  after(1);
  expect(seen()).toBe('Kasa');
});

test('given an answer after 300 ms, then it is shown at once', () => {
  const { rerender } = render(<Place loading />);
  after(300);
  rerender(<Place loading={false} />);
  expect(seen()).toBe('Kasa');
});

test('given something that is here at once, then there is no loading state', () => {
  render(<Place loading={false} />);
  expect(screen.getByText('Kasa')).toBeInTheDocument();
});

test('given a second loading, then its state stays 200 ms again', () => {
  const { rerender } = render(<Place loading />);
  after(300);
  rerender(<Place loading={false} />);
  rerender(<Place loading />);
  after(10);
  rerender(<Place loading={false} />);
  after(189);
  expect(seen()).toBe('Memuat');
  after(1);
  expect(seen()).toBe('Kasa');
});

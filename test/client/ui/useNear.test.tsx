/** What is far below is drawn when it comes near what is seen, or is printed; at once where a browser cannot tell. */
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNear } from '#client/ui/useNear';

function Place({ wanted }: { wanted: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  return <div ref={place}>{useNear(place, wanted) ? 'drawn' : 'empty'}</div>;
}

let told: ((entries: readonly { readonly isIntersecting: boolean }[]) => void) | undefined;

class Observer {
  constructor(tell: typeof told) {
    told = tell;
  }
  observe() {
    // What it sees is told by the test.
  }
  disconnect() {
    told = undefined;
  }
}

const withObserver = () => Object.assign(globalThis, { IntersectionObserver: Observer });
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

test('without a way to tell, or where nobody wants to wait, it is drawn at once', () => {
  const { unmount } = render(<Place wanted />);
  expect(screen.getByText('drawn')).toBeVisible();
  unmount();
  withObserver();
  render(<Place wanted={false} />);
  expect(screen.getByText('drawn')).toBeVisible();
});

test('it is drawn once it comes near, and stays', () => {
  withObserver();
  render(<Place wanted />);
  expect(screen.getByText('empty')).toBeVisible();
  act(() => told!([{ isIntersecting: false }]));
  expect(screen.getByText('empty')).toBeVisible();
  act(() => told!([{ isIntersecting: true }]));
  expect(screen.getByText('drawn')).toBeVisible();
  expect(told).toBeUndefined();
});

test('before the page is printed it is drawn', () => {
  withObserver();
  render(<Place wanted />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('drawn')).toBeVisible();
});

/** What the player draws in a root of its own: the real screen over the state of one step. It stands in no frame, so that nothing around it acts. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Played } from '../../kit/played';
import { colorModeKey } from '../../ui/constants';
import { theme } from '../../ui/theme';
import { nonce } from '../nonce';
import type { PlayerStore } from './playerStore';

const cache = createCache({ key: 'nadi-played', ...(nonce && { nonce }) });

type BoundaryProps = { children: ReactNode; step: unknown; onCrash: () => void };

/** A screen that fails with the data of a step is tried again with those of another one. */
class StepBoundary extends Component<BoundaryProps, { crashedAt: unknown }> {
  override state = { crashedAt: undefined };
  override componentDidCatch() {
    this.setState({ crashedAt: this.props.step });
    this.props.onCrash();
  }
  static getDerivedStateFromError = () => ({ crashedAt: null });
  override componentDidUpdate({ step }: BoundaryProps) {
    if (this.state.crashedAt !== undefined && step !== this.props.step) this.setState({ crashedAt: undefined });
  }
  override render() {
    return this.state.crashedAt === undefined ? this.props.children : null;
  }
}

/** @param pattern of the page's address, as its row has it */
export const routerOf = (Screen: ComponentType, pattern: string, path: string) =>
  createMemoryRouter(
    [
      { path: pattern, element: <Screen /> },
      // A screen may lead elsewhere by itself; the next step tells where the person went.
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );

type Props = {
  store: PlayerStore;
  router: ReturnType<typeof routerOf>;
  /** Another one with each step. */
  step: unknown;
  onCrash: () => void;
};

export const PlayedPage = ({ store, router, step, onCrash }: Props) => (
  <StepBoundary step={step} onCrash={onCrash}>
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey}>
        <Provider store={store}>
          <Played value={true}>
            <Suspense fallback={null}>
              <RouterProvider router={router} />
            </Suspense>
          </Played>
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  </StepBoundary>
);

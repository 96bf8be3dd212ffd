/** A part of a page that is fetched when it is first shown. When that fails, an alert says so and offers a retry. */
import { Component, lazy, useState, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isChunkFailure, loadWords } from './chunkFailure';
import css from './lazyPart.module.css';

type Screen = (props: never) => ReactNode;
type PropsOf<C extends Screen> = C extends (props: infer P) => ReactNode ? (unknown extends P ? object : P) : never;
type Options = {
  /** Where the alert is shown: `here`, in the place of the part, or `over` the page, for dialogs and menus. */
  readonly place?: 'here' | 'over';
  /** Namespaces of words that the part uses and the page around it may not have loaded. */
  readonly words?: readonly string[];
};

type BoundaryProps = { children: ReactNode; instead: ReactNode; onFailure: () => void };

/** Shows `instead` when the chunk of its children could not be fetched. Any other failure goes on to the page. */
class ChunkBoundary extends Component<BoundaryProps, { fault: unknown }> {
  override state = { fault: undefined as unknown };
  static getDerivedStateFromError = (fault: unknown) => ({ fault });
  /** Called once the failure is shown. Sooner would be wrong: React renders again after a failed fetch, and would begin another one without end. */
  override componentDidCatch() {
    this.props.onFailure();
  }
  override render() {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    if (!isChunkFailure(fault)) throw fault;
    return this.props.instead;
  }
}

type FailedProps = { place: 'here' | 'over'; onRetry: () => void; onClose: (() => void) | undefined };

function Failed({ place, onRetry, onClose }: FailedProps) {
  const { t } = useTranslation();
  const alert = (
    <div role="alert" className={css.failed} data-place={place}>
      <span>{t('error.part')}</span>
      <span className={css.ways}>
        <button type="button" onClick={onRetry}>
          {t('action.retry')}
        </button>
        {/* After a new version was deployed the old file is gone for good: only a reload helps. */}
        <button type="button" onClick={() => window.location.reload()}>
          {t('error.reload')}
        </button>
        {onClose && (
          <button type="button" onClick={onClose}>
            {t('action.close')}
          </button>
        )}
      </span>
    </div>
  );
  // Inside the top bar, which blurs what is behind it, `position: fixed` would be relative to the bar.
  return place === 'over' ? createPortal(alert, document.body) : alert;
}

type Closable = { open?: unknown; anchor?: unknown; onClose?: () => void };

/** Dialogs and menus stay mounted when they are closed. */
const isClosed = ({ open, anchor }: Closable) => open === false || anchor === null;

/**
 * Replaces React's `lazy`, which never fetches again after a failure and takes the whole page with it. Like `lazy`, it needs a `Suspense` around it.
 * @param load fetches the chunk
 * @returns the component; where its chunk or its words cannot be fetched, an alert with a retry. `fetch` fetches the chunk before it is
 * shown: then it is drawn at once, and not only when React next reveals what was waited for (300 ms after the last time).
 */
export function part<C extends Screen>(
  load: () => Promise<{ readonly default: C }>,
  { place = 'over', words = [] }: Options = {},
): ComponentType<PropsOf<C>> & { readonly fetch: () => void } {
  let ready: ComponentType<object> | undefined;
  const fetched = async () => {
    const [chunk] = await Promise.all([load(), loadWords(words)]);
    const found = chunk as unknown as { default: ComponentType<object> };
    ready = found.default;
    return found;
  };
  let Loaded = lazy(fetched);
  const renew = () => {
    Loaded = lazy(fetched);
  };
  /** What is mounted stays the same component. */
  function Shown(props: PropsOf<C>) {
    const [One] = useState(() => ready ?? Loaded);
    return <One {...props} />;
  }
  function Part(props: PropsOf<C>) {
    const [attempt, setAttempt] = useState(0);
    const { onClose } = props as Closable;
    const retry = () => setAttempt(attempt + 1);
    const close = () => {
      onClose?.();
      // Fetched again meanwhile, so that the next opening has a chance to show the part itself.
      retry();
    };
    const instead = isClosed(props) ? null : <Failed place={place} onRetry={retry} onClose={onClose && close} />;
    return (
      <ChunkBoundary key={attempt} instead={instead} onFailure={renew}>
        <Shown {...props} />
      </ChunkBoundary>
    );
  }
  // A failure is told where the part is shown.
  return Object.assign(Part, { fetch: () => void fetched().catch(() => undefined) });
}

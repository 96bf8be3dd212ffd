/** Plays a step on the real screen: only to be looked at, and nothing of it reaches the server or this browser's own store. Rule: TKT-16. */
import Alert from '@mui/material/Alert';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { routeAt } from '#shared/routes';
import { loadWords } from '../../ui/chunkFailure';
import { RowSkeletons } from '../../ui/Skeletons';
import { Value, type PlayerProps } from '../../areas/support';
import { rowNamed, type Row } from '../routes';
import { PlayedPage, routerOf } from './PlayedPage';
import css from './player.module.css';
import { createPlayerStore } from './playerStore';

type Found = { readonly path: string; readonly row: Row; readonly Screen: ComponentType };

/** The row of the page at a path; undefined where this build has none. */
const rowAt = (path: string): Row | undefined => {
  const route = routeAt(path);
  return route && rowNamed(route.name);
};

/** The screen of a path, once it has been fetched with its words. */
const useScreen = (path: string | undefined): Found | undefined => {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const row = path === undefined ? undefined : rowAt(path);
    if (!row || path === undefined) return;
    let isLeft = false;
    void Promise.all([row.screen(), loadWords(row.words)]).then(([Screen]) => isLeft || setFound({ path, row, Screen }));
    return () => {
      isLeft = true;
    };
  }, [path]);
  return found?.path === path ? found : undefined;
};

/** The screen in a root of its own: nothing of the page around it, its router and its store, reaches it. */
function Stage({ found: { path, row, Screen }, state, onCrash }: { found: Found; state: PlayerProps['state']; onCrash: () => void }) {
  const { t } = useTranslation('session');
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const [store] = useState(() => createPlayerStore(state));
  const [router] = useState(() => routerOf(Screen, row.path, path));
  useEffect(() => {
    const made = createRoot(place.current!.appendChild(document.createElement('div')), { onCaughtError: () => undefined });
    root.current = made;
    return () => {
      root.current = null;
      router.dispose();
      // React does not end a root while it draws another one.
      setTimeout(() => made.unmount());
    };
  }, [router]);
  useEffect(() => {
    store.show(state);
    root.current?.render(<PlayedPage store={store} router={router} step={state} onCrash={onCrash} />);
  }, [store, router, state, onCrash]);
  return (
    <div className={css.stage} role="region" aria-label={t('screenView')} tabIndex={0}>
      <div ref={place} inert />
    </div>
  );
}

export function Player({ state, path }: PlayerProps) {
  const { t } = useTranslation('session');
  const found = useScreen(path);
  const [crashed, setCrashed] = useState<unknown>();
  const latest = useRef(state);
  const onCrash = useCallback(() => setCrashed(latest.current), []);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const why = () => {
    if (path === undefined) return t('noPage');
    if (!rowAt(path)) return t('unknownPage', { path });
    return crashed === state ? t('crashed') : undefined;
  };
  const reason = why();
  return (
    <div className={css.player}>
      {reason === undefined && <p className={css.hint}>{t('readOnly')}</p>}
      {reason !== undefined && <Alert severity="warning">{t('noScreen', { why: reason })}</Alert>}
      {reason !== undefined && <Value name={t('state')} value={state} isOpen />}
      {reason === undefined && !found && <RowSkeletons rows={6} height={44} />}
      {found && (
        <div hidden={reason !== undefined}>
          <Stage key={found.path} found={found} state={state} onCrash={onCrash} />
        </div>
      )}
    </div>
  );
}

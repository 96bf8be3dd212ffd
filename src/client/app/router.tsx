/** The router, from the rows: each page in its frame, errors on their page, a bar while a page changes. */
import { lazy, Suspense, useState } from 'react';
import { createBrowserRouter, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useAppSelector } from '../store/hooks';
import { auth } from '../store/modules/auth';
import { notices } from '../store/modules/notices';
import { PageChangeBar } from '../ui/chrome/PageChangeBar';
import { ErrorPage } from './ErrorPage';
import { FocusOnPage } from './FocusOnPage';
import { MissingPage } from './MissingPage';
import { framed, pageOf } from './pages';
import { rows, type Layout } from './routes';
import type { Door } from './visitor';

const Notices = lazy(() => import(/* webpackChunkName: "notices" */ './Notices').then((chunk) => ({ default: chunk.Notices })));

/** Toasts are fetched for those who will see some; once there they stay, so that the last one outlives the session. */
const useNotices = () => {
  const [needed, setNeeded] = useState(false);
  const wanted = useAppSelector((state) => auth.selectors.loggedIn(state) || notices.selectors.all(state).length > 0);
  if (wanted && !needed) setNeeded(true);
  return needed;
};

/** Where a page was scrolled to is kept by visit; each fresh load is called `default`, so that one is told by its path. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key);

function Root() {
  const navigation = useNavigation();
  return (
    <>
      <PageChangeBar state={navigation.state === 'idle' ? 'idle' : 'loading'} />
      <ScrollRestoration getKey={placeOf} />
      <FocusOnPage />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
      <Suspense fallback={null}>{useNotices() && <Notices />}</Suspense>
    </>
  );
}

const layouts: readonly Layout[] = ['main', 'auth', 'dashboard'];

/** Starts at once to fetch what the present address needs. */
export const startRouter = (door: Door) => {
  const pagesIn = (layout: Layout) => rows.filter((row) => row.layout === layout).map((row) => pageOf(row, door));
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      HydrateFallback: () => null,
      children: [...layouts.map((layout) => framed(layout, pagesIn(layout))), { path: '*', element: <MissingPage /> }],
    },
  ]);
};

/** The router, from the rows: each page in its frame, errors on their page, a bar while a page changes. */
import { Suspense } from 'react';
import { part } from '../ui/lazyPart';
import { createBrowserRouter, Outlet, redirect, ScrollRestoration, useNavigation, type LoaderFunctionArgs } from 'react-router';
import { formPathOf } from '#shared/routes';
import { useAppSelector } from '../store/hooks';
import { notices } from '../store/flows/notices';
import { PageChangeBar } from '../ui/chrome/PageChangeBar';
import { useOpened } from '../ui/prefetch';
import { ErrorPage } from './ErrorPage';
import { FocusOnPage } from './FocusOnPage';
import { MissingPage } from './MissingPage';
import { loadNotices } from './loadNotices';
import { framed, outside } from './pages';
import { sitePaths, type AppFrame as Layout } from './routes';
import { UpdatePrompt } from './UpdatePrompt';
import type { RouteContext } from './routeContext';

const Notices = part(async () => ({ default: (await loadNotices()).Notices }));

/** Toasts come with the first; once there they stay, so that the last one outlives the session. */
const useNotices = () => useOpened(useAppSelector((state) => notices.selectors.all(state).length > 0));

/** Where a page was scrolled to is stored by visit; each fresh load is called `default`, so that one follows from its path. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key);

function Root() {
  const navigation = useNavigation();
  return (
    <>
      <PageChangeBar state={navigation.state === 'idle' ? 'idle' : 'loading'} />
      <ScrollRestoration getKey={placeOf} />
      <FocusOnPage />
      <Outlet />
      <Suspense fallback={null}>{useNotices() && <Notices />}</Suspense>
      <UpdatePrompt />
    </>
  );
}

const layouts: readonly Layout[] = ['auth', 'dashboard'];

/** Leads from a short address of a form to its page. */
const shortAddress = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const whole = formPathOf(pathname);
  return whole === undefined ? null : redirect(whole + search);
};

/** Starts at once to fetch what the present address needs. */
export const startRouter = (context: RouteContext) =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      children: [
        ...layouts.map((layout) => framed(layout, context)),
        ...sitePaths.map((path) => outside(path, context)),
        { path: '*', loader: shortAddress, element: <MissingPage /> },
      ],
    },
  ]);

/** Goes on after a finished page and replaces it in the history: Back after saving must not open an empty form. */
export const goOn = (router: ReturnType<typeof startRouter>, path: string): void => {
  // The list that a person came from stays known, so that its next record can be opened after one was saved.
  const { list } = (router.state.location.state ?? {}) as { list?: unknown };
  void router.navigate(path, { replace: true, ...(list !== undefined && { state: { list } }) });
};

/** Until the first page is here whole, or why there is none: it is drawn in one go, and the document's own mark stands in its place so long. */
export const untilLoaded = (router: ReturnType<typeof startRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

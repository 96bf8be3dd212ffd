/** One page of the router: the guard and the parameter check before anything is fetched, then the screen with its words. */
import type { ComponentType } from 'react';
import {
  data,
  redirect,
  useLoaderData,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { routeAt } from '#shared/routes';
import { loadAreas } from '../areas/modules';
import { loadTableIfWide } from '../kit/grid/prefetchList';
import { isChunkFailure, loadWords } from '../ui/chunkFailure';
import { pageHold } from '../ui/constants';
import { orReload } from './chunks';
import { ClientOnlyPage } from './ClientOnlyPage';
import { FeaturePage } from './FeaturePage';
import { frames, type FrameChunk } from './frames';
import { admit, isShared } from './guards';
import { GuardedPage } from './GuardedPage';
import { rows, sitePaths, type Row } from './routes';
import type { RouteContext } from './routeContext';

/** The loaders return screen and frame, so that rendering does not wait for anything. */
function Page({ row }: { row: Row }) {
  const Screen = useLoaderData() as ComponentType;
  const { Waiting } = useRouteLoaderData<FrameChunk>(row.layout)!;
  return (
    <GuardedPage key={row.name} guard={row.guard} scope={row.scope} waiting={<Waiting />} clientOnly={<ClientOnlyPage row={row} />}>
      <FeaturePage row={row} waiting={<Waiting />}>
        <Screen />
      </FeaturePage>
    </GuardedPage>
  );
}

function Framed() {
  const { Frame }: FrameChunk = useLoaderData();
  return <Frame />;
}

const isSite = (path: string) => sitePaths.includes(path);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The page stays as it is until the other document is there. */
const gone = (context: RouteContext, path: string) => {
  context.leave(path);
  return new Promise<never>(() => undefined);
};

/** Without a network the page that is open stays: a reload could not bring it back. @throws any other fault */
const unlessOffline = (fault: unknown): null => {
  if (navigator.onLine || !isChunkFailure(fault)) throw fault;
  return null;
};

/** Fetches at once all that the page is made of, once the guardContext may see it. A failed parameter check is a 404 (APP-3). */
const load =
  (row: Row, context: RouteContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    if (!routeAt(pathname)) throw data(null, { status: 404 });
    const admission = admit(row.guard, { ...context.guardContext(), search }, row.scope);
    if (typeof admission === 'object') {
      if (admission.remember) context.rememberPath(pathname + search);
      if (admission.closedTo) context.refuse(admission.closedTo, admission.permission);
      return isSite(admission.goTo) ? gone(context, admission.goTo) : redirect(admission.goTo);
    }
    // The server decides who may see the rows, so most can be requested before the profile is known.
    const mayAsk = async () => {
      if (admission !== 'wait' || !isShared(row.guard)) return true;
      await Promise.race([context.answered(), pause(pageHold)]);
      return admit(row.guard, context.guardContext(), row.scope) === 'ok';
    };
    const list = row.list && admission !== 'clientOnly' && context.mayRead(row.feature) ? row.list : undefined;
    const modules = async () => {
      await loadAreas(row.areas);
      if (list && (await mayAsk())) context.ask(list, search);
    };
    const parts = () => Promise.all([row.screen(), loadWords(row.words), modules()]);
    const loaded = await orReload(parts, pathname + search).catch(unlessOffline);
    if (!loaded) {
      context.tellOffline();
      return redirect(window.location.pathname + window.location.search);
    }
    // The rows are painted without the table's script, so it comes after the page's own. A failure to load it is reported where it is shown.
    if (list) void loadTableIfWide().catch(() => undefined);
    await Promise.race([context.answered(row.list), pause(pageHold)]);
    return loaded[0];
  };

/** Next to its page; for a guardContext whom the page's own loader sends elsewhere, there is nothing to fetch. */
const loadFrame =
  (layout: Row['layout'], context: RouteContext) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const guard = routeAt(pathname)?.guard;
    return guard && typeof admit(guard, context.guardContext()) === 'string' ? orReload(frames[layout], pathname + search) : null;
  };

/** A change of the query string does not run the loader again: the next page of a list is not another page. */
const isAnotherPage = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname;

const pageOf = (row: Row, context: RouteContext): RouteObject => ({
  path: row.path,
  loader: load(row, context),
  shouldRevalidate: isAnotherPage,
  element: <Page row={row} />,
});

/** The pages that stand in this frame. */
export const framed = (layout: Row['layout'], context: RouteContext): RouteObject => ({
  id: layout,
  loader: loadFrame(layout, context),
  shouldRevalidate: () => false,
  element: <Framed />,
  children: rows.filter((row) => row.layout === layout).map((row) => pageOf(row, context)),
});

/** A public page is a document of its own. Should the app itself be answered in its place, it says that nothing is there rather than ask for ever. */
export const outside = (path: string, context: RouteContext): RouteObject => ({
  path,
  loader: ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    if (pathname + search === window.location.pathname + window.location.search) throw data(null, { status: 404 });
    return gone(context, pathname + search);
  },
});

/** Over the dashboard's pages: the file that somebody looks at. Here and not in a page, so that it stays while live updates make a page anew. */
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShownFile } from '../store/shownFile';
import { part } from '../ui/lazyPart';

const FileDialog = part(
  () => import(/* webpackChunkName: "file-dialog" */ '../kit/FileDialog').then((chunk) => ({ default: chunk.FileDialog })),
  {
    words: ['form'],
  },
);

export function FileDialogHost() {
  const { shown, address, close } = useShownFile('dialog');
  const { pathname } = useLocation();
  const isShown = shown !== null;
  const page = useRef(pathname);
  // Who goes back by the browser's own button has left it.
  useEffect(() => {
    if (page.current !== pathname && isShown) close();
    page.current = pathname;
  }, [pathname, isShown, close]);
  return shown === null ? null : (
    <Suspense fallback={null}>
      <FileDialog shown={shown} address={address} onClose={close} />
    </Suspense>
  );
}

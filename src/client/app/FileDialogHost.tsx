/** The file that a person looks at, over the dashboard's pages. It is not part of a page, so it stays open while live updates redraw the page. */
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
  // Going back with the browser's button closes it.
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

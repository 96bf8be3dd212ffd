/** The file that is shown at a place. */
import { useCallback } from 'react';
import { files } from './files';
import { useAppDispatch, useAppSelector } from './hooks';
import { shownFile, type Place } from './flows/shownFile';

/** What is shown there, its address once it has been fetched, and a way to close it. */
export const useShownFile = (place: Place) => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector((state) => shownFile.selectors.at(state, place));
  const close = useCallback(() => void dispatch(shownFile.actions.closed(place)), [dispatch, place]);
  return { shown, address: shown?.isReady ? files.addressOf(shown.ticket) : undefined, close };
};

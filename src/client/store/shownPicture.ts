/** The picture that was opened within the page. */
import { useCallback } from 'react';
import type { FileOfRecord } from '../services/fileLinks';
import { useAppDispatch, useAppSelector } from './hooks';
import { fileOpening } from './modules/fileOpening';

/** Its address while this file is the one that is shown, and a way to close it. */
export const useShownPicture = (file: FileOfRecord) => {
  const dispatch = useAppDispatch();
  const picture = useAppSelector((state) => fileOpening.selectors.addressOf(state, file));
  const close = useCallback(() => void dispatch(fileOpening.actions.closed()), [dispatch]);
  return { picture, close };
};

/** Opens a record's file from an input or a list. */
import { useCallback } from 'react';
import type { FileInfo } from '#shared/domain/file';
import type { FileOfRecord } from '../services/fileLinks';
import type { HandOver } from '../services/files';
import { useAppDispatch, useAppSelector } from './hooks';
import { fileOpening } from './modules/fileOpening';

/** A way to open the file, and whether it is being fetched now. */
export const useOpenFile = ({ type, id, field, file }: FileOfRecord) => {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => fileOpening.selectors.isBusy(state, { type, id, field, file }));
  const open = useCallback(
    ({ name }: FileInfo, how: HandOver) => void dispatch(fileOpening.actions.open({ type, id, field, file, name, how })),
    [dispatch, type, id, field, file],
  );
  return { open, isBusy };
};

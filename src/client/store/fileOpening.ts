/** Opens a record's file from an input or a list. */
import { useCallback } from 'react';
import type { FileInfo } from '#shared/domain/file';
import type { FileOfRecord } from '../services/fileLinks';
import { canShow, type HandOver } from '../services/files';
import { useAppDispatch, useAppSelector } from './hooks';
import { fileOpening } from './flows/fileOpening';
import { shownFile } from './flows/shownFile';

export { canShow };

/** A way to open the file, over the page where the browser can show it there, and whether it is being fetched for a tab or to be saved. */
export const useOpenFile = ({ type, id, field, file }: FileOfRecord) => {
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => fileOpening.selectors.isBusy(state, { type, id, field, file }));
  const open = useCallback(
    (info: Pick<FileInfo, 'name' | 'type'>, how: HandOver) => {
      const [one, { name }] = [{ type, id, field, file }, info];
      if (how === 'view' && canShow(info.type)) dispatch(shownFile.actions.show({ place: 'dialog', file: one, name, type: info.type }));
      else dispatch(fileOpening.actions.open({ ...one, name, how }));
    },
    [dispatch, type, id, field, file],
  );
  return { open, isBusy };
};

/** The same for a file that is only named when it is opened: a way to open it. */
export const useOpenRecordFile = () => {
  const dispatch = useAppDispatch();
  return useCallback(
    (file: FileOfRecord, name: string, type = 'application/pdf') => {
      if (canShow(type)) dispatch(shownFile.actions.show({ place: 'dialog', file, name, type }));
      else dispatch(fileOpening.actions.open({ ...file, name, how: 'view' }));
    },
    [dispatch],
  );
};

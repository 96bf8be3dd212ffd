/** Uploads files before their record is added: for the inputs of forms. */
import { useMemo } from 'react';
import { files, ticketFor } from './files';
import { useAppDispatch, useAppSelector } from './hooks';
import { attaching } from './flows/attaching';

export type { Attaching } from './flows/attaching';

/** Every upload by its ticket; how one is begun, and how one is forgotten that ended or is no longer wanted. */
export const useUploads = () => {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector((state) => state.attaching);
  const acts = useMemo(
    () => ({
      /** @returns the ticket */
      begin: (file: File): string => {
        const ticket = ticketFor(file);
        dispatch(attaching.actions.send(ticket));
        return ticket.ticket;
      },
      forget: (ticket: string) => {
        files.letGo({ ticket });
        dispatch(attaching.actions.forgotten(ticket));
      },
    }),
    [dispatch],
  );
  return { uploads, ...acts };
};

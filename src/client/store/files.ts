/** The files that people have chosen and that wait for their upload, and those that are shown. */
import { useSyncExternalStore } from 'react';
import { newId } from '../storeKit/ids';
import { createFiles, type FileTicket } from '../services/files';

export const files = createFiles();

/** A file keeps its ticket: one that failed is tried again under the same. */
const tickets = new WeakMap<File, string>();

/** Keeps a file and gives the ticket that an action may carry. */
export const ticketFor = (file: File): FileTicket => {
  const ticket = tickets.get(file) ?? newId();
  tickets.set(file, ticket);
  return files.keep(ticket, file);
};

/** How much of a file has been sent, from 0 to 1; undefined while it is not being sent. @param file the file, or its ticket */
export const useSentPart = (file: File | string | undefined): number | undefined =>
  useSyncExternalStore(files.watch, () => files.partOf((file instanceof File ? tickets.get(file) : file) ?? ''));

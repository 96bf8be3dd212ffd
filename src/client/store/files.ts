/** The files that people have chosen and that wait for their upload. */
import { newId } from '../storeKit/ids';
import { createFiles, type FileTicket } from '../services/files';

export const files = createFiles();

/** Keeps a file and gives the ticket that an action may carry. */
export const ticketFor = (file: File): FileTicket => files.keep(newId(), file);

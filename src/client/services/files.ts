/** Where chosen files wait for their upload: an action carries only the ticket, because a File can't be written down. */

/** A file's ticket: serialisable. `size` in bytes. */
export type FileTicket = { readonly ticket: string; readonly name: string; readonly size: number; readonly type: string };

export type Files = {
  /** Keeps the file under a new ticket until it is let go. */
  keep(ticket: string, file: File): FileTicket;
  /** The file of a ticket; undefined when it was let go or the page was reloaded. */
  find(ticket: FileTicket): Blob | undefined;
  letGo(ticket: FileTicket): void;
};

export const createFiles = (): Files => {
  const waiting = new Map<string, File>();
  return {
    keep: (ticket, file) => {
      waiting.set(ticket, file);
      return { ticket, name: file.name, size: file.size, type: file.type };
    },
    find: ({ ticket }) => waiting.get(ticket),
    letGo: ({ ticket }) => void waiting.delete(ticket),
  };
};

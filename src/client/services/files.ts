/** Files on their way: chosen ones wait here for their upload, because an action cannot carry a File, and downloaded ones are shown or given to the person. */
import { HEAD_BYTES, typeOfBytes } from '#shared/domain/file';

/** A file's ticket: serialisable. `size` in bytes. */
export type FileTicket = { readonly ticket: string; readonly name: string; readonly size: number; readonly type: string };

/** `view`: shown in a tab of its own; `save`: kept among the person's downloads. */
export type HandOver = 'view' | 'save';

/** Whether a file of this media type can be shown within a page: a picture, and a PDF where the browser has a viewer for it. */
export const canShow = (type: string): boolean =>
  /^image\/(?:png|jpeg|webp)$/.test(type) || (type === 'application/pdf' && navigator.pdfViewerEnabled);

export type Files = {
  /** Keeps the file under a new ticket until it is let go. */
  keep(ticket: string, file: File): FileTicket;
  /** The file of a ticket; undefined when it was let go or the page was reloaded. */
  find(ticket: FileTicket): Blob | undefined;
  letGo(ticket: Pick<FileTicket, 'ticket'>): void;
  /** Notes how much of a file has been sent, from 0 to 1; undefined when its sending has ended. */
  sent(ticket: Pick<FileTicket, 'ticket'>, part: number | undefined): void;
  /** How much of a file has been sent, from 0 to 1; undefined while it is not being sent. */
  partOf(ticket: string): number | undefined;
  /** Calls when more of any file has been sent. @returns how to stop */
  watch(changed: () => void): () => void;
  /** Gives a downloaded file to the person. */
  handOver(file: Blob, name: string, how: HandOver): Promise<void>;
  /** Makes an address under which a page can show the file, good until `forget`. @returns false where its bytes are of no type that we know */
  show(ticket: string, file: Blob): Promise<boolean>;
  /** The address of a file that is shown. */
  addressOf(ticket: string): string | undefined;
  /** The file is shown no longer. */
  forget(ticket: string): void;
};

/** Milliseconds for which a tab may load the file that it was opened with. */
const LOADING = 60_000;

const save = (address: string, name: string): void => Object.assign(document.createElement('a'), { href: address, download: name }).click();

/** Opens a tab; where the browser does not allow that, the file is saved. */
const openTab = (address: string, name: string): void => {
  const tab = window.open(address);
  if (tab) tab.opener = null;
  else save(address, name);
};

/** A tab or a frame would run a page of our own origin: so only what the bytes show to be no page is shown, whatever the answer calls it. */
const typeOf = async (file: Blob) => typeOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

const addressFor = (file: Blob, type: string): string => URL.createObjectURL(new Blob([file], { type }));

async function handOver(file: Blob, name: string, how: HandOver): Promise<void> {
  const type = await typeOf(file);
  const address = addressFor(file, type ?? 'application/octet-stream');
  (how === 'view' && type ? openTab : save)(address, name);
  setTimeout(() => URL.revokeObjectURL(address), LOADING);
}

export const createFiles = (): Files => {
  const waiting = new Map<string, File>();
  const parts = new Map<string, number>();
  const watching = new Set<() => void>();
  const shown = new Map<string, string>();
  return {
    keep: (ticket, file) => {
      waiting.set(ticket, file);
      return { ticket, name: file.name, size: file.size, type: file.type };
    },
    find: ({ ticket }) => waiting.get(ticket),
    letGo: ({ ticket }) => void waiting.delete(ticket),
    sent: ({ ticket }, part) => {
      if (part === undefined) parts.delete(ticket);
      else parts.set(ticket, part);
      for (const changed of watching) changed();
    },
    partOf: (ticket) => parts.get(ticket),
    watch: (changed) => {
      watching.add(changed);
      return () => void watching.delete(changed);
    },
    handOver,
    show: async (ticket, file) => {
      const type = await typeOf(file);
      if (type) shown.set(ticket, addressFor(file, type));
      return type !== undefined;
    },
    addressOf: (ticket) => shown.get(ticket),
    forget: (ticket) => {
      const address = shown.get(ticket);
      if (address !== undefined) URL.revokeObjectURL(address);
      shown.delete(ticket);
    },
  };
};

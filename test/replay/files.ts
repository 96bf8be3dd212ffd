/** Files that stand for those of a session, whose content no log holds: of the same size and type, and such that the server takes them. */
import { createFiles, type Files } from '#client/services/files';

/** The smallest file of a type that the server takes; other types are zeros, which it refuses as no file that it knows. */
const beginnings: Readonly<Record<string, string>> = {
  'image/png': 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'application/pdf': Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n').toString('base64'),
};

/** @param size in bytes */
const bytesOf = (type: string, size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size);
  bytes.set(Buffer.from(beginnings[type] ?? '', 'base64').subarray(0, size));
  return bytes;
};

export const sampleFile = (name: string, type: string, size: number): File => new File([bytesOf(type, size)], name, { type });

/** @param isGone whether the file of this ticket could not be read when it was to be sent */
export const filesOfSession = (isGone: (ticket: string) => boolean = () => false): Files => ({
  ...createFiles(),
  keep: (ticket, { name, size, type }) => ({ ticket, name, size, type }),
  find: ({ ticket, size, type }) => (isGone(ticket) ? undefined : new Blob([bytesOf(type, size)], { type })),
  letGo: () => undefined,
  handOver: async () => undefined,
  show: async () => true,
});

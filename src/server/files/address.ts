/** Addresses of uploaded files, as records keep them, and what a file is by its name. */
import { pictureType } from './picture';
import { isFileName } from './store';

/** Where files are served. */
export const FILES_PATH = '/files';

/** The extension of files that belong to a record: `GET /files/{name}` serves none of these, only a link opens them (PRV-11). */
export const storedFileExtension = 'file';

/** What a file is, by its name alone; what is in it was made by us. */
const types: Readonly<Record<string, string>> = { [pictureType.extension]: pictureType.type };

/** The media type of a public file of ours; undefined where the name can't be one's. */
export const fileTypeOf = (name: string): string | undefined => (isFileName(name) ? types[name.split('.').at(-1)!] : undefined);

/** The address of a stored file, as records keep it. */
export const fileAddress = (name: string): string => `${FILES_PATH}/${name}`;

/** The name behind an address of ours; undefined for any other. */
export const fileNameAt = (address: unknown): string | undefined => {
  const name = typeof address === 'string' && address.startsWith(`${FILES_PATH}/`) ? address.slice(FILES_PATH.length + 1) : '';
  return isFileName(name) ? name : undefined;
};

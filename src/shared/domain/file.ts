/** Files that a record holds, such as a signed agreement: which types there are, recognised by their bytes, and what may be uploaded. Rules: PRV-10, VAL-15. */
import type { ErrorMeta } from '../errors';

/** What the API tells of a stored file; where it is stored is never told. `size` in bytes, `type` a media type. */
export type FileInfo = { readonly name: string; readonly size: number; readonly type: string };

/** One of several files that a record holds. `id`: of a stored file a UUID; of one that was only uploaded what the upload answered. */
export type AttachedFile = FileInfo & { readonly id: string };

type FileKind = {
  /** As people call it. */
  readonly label: string;
  /** The first is the usual one. */
  readonly extensions: readonly string[];
  readonly isIn: (head: Uint8Array) => boolean;
};

const holds = (head: Uint8Array, at: number, text: string): boolean =>
  head.length >= at + text.length && [...text].every((sign, index) => head[at + index] === sign.charCodeAt(0));

/** Types that people upload, recognised by their bytes. None of them is a page that a browser would run. */
const fileTypes = {
  'application/pdf': { label: 'PDF', extensions: ['pdf'], isIn: (head) => holds(head, 0, '%PDF-') },
  'image/png': { label: 'PNG', extensions: ['png'], isIn: (head) => holds(head, 0, '\x89PNG\r\n\x1a\n') },
  'image/jpeg': { label: 'JPEG', extensions: ['jpg', 'jpeg'], isIn: (head) => holds(head, 0, '\xff\xd8\xff') },
  'image/webp': { label: 'WebP', extensions: ['webp'], isIn: (head) => holds(head, 0, 'RIFF') && holds(head, 8, 'WEBP') },
} satisfies Record<string, FileKind>;

/** Brands of HEIC in its first box. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];
/** The name of a kind of S/MIME content, which stands behind the length of the whole. */
const PKCS7 = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07';

/** Types that mails bring in addition: no form offers them, and nobody uploads them. A mail is known only by what its sender calls it. */
const mailedTypes = {
  'image/heic': {
    label: 'HEIC',
    extensions: ['heic', 'heif'],
    isIn: (head) => holds(head, 4, 'ftyp') && heicBrands.some((brand) => holds(head, 8, brand)),
  },
  'text/calendar': { label: 'iCalendar', extensions: ['ics'], isIn: (head) => holds(head, 0, 'BEGIN:VCALENDAR') },
  'application/pkcs7-mime': {
    label: 'S/MIME',
    extensions: ['p7m'],
    isIn: (head) => head[0] === 0x30 && [2, 3, 4, 5].some((at) => holds(head, at, PKCS7)),
  },
  'message/rfc822': { label: 'E-mail', extensions: ['eml'], isIn: () => false },
} satisfies Record<string, FileKind>;

type UploadedType = keyof typeof fileTypes;
export type FileType = UploadedType | keyof typeof mailedTypes;

/** How many of the first bytes of a file tell its type. */
export const HEAD_BYTES = 16;

/** The type that the first bytes of a file show; undefined for any type that we do not know. Its name says nothing about it. */
export const typeOfBytes = (head: Uint8Array): UploadedType | undefined =>
  (Object.keys(fileTypes) as UploadedType[]).find((type) => fileTypes[type].isIn(head));

/** The type of a file that a mail brings. */
export const typeOfMailed = (head: Uint8Array): FileType | undefined =>
  typeOfBytes(head) ?? (Object.keys(mailedTypes) as (keyof typeof mailedTypes)[]).find((type) => mailedTypes[type].isIn(head));

const uploaded = (types: readonly FileType[]): readonly FileKind[] =>
  types.flatMap((type) => (type in fileTypes ? fileTypes[type as UploadedType] : []));

/** Types that people upload, as they call them: `PDF, PNG`. */
export const typeLabels = (types: readonly FileType[]): string =>
  uploaded(types)
    .map(({ label }) => label)
    .join(', ');

/** The file name extensions of the types, as a file dialog wants them: `.pdf,.png`. */
export const acceptedExtensions = (types: readonly FileType[]): string =>
  uploaded(types)
    .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
    .join(',');

export type FileRules = { readonly types: readonly FileType[]; readonly max: number };

/** Characters of what an upload answers as the id of a file. */
const LONGEST_UPLOAD_ID = 2_000;

type FileProblem = { readonly code: 'file.empty' | 'file.too_large' | 'file.unsupported'; readonly meta?: ErrorMeta };

const MEGABYTE = 1_048_576;

/** A limit of bytes in words: `10 MB`. */
export const megabytes = (bytes: number): string => `${bytes / MEGABYTE} MB`;

/**
 * What is wrong with a file that somebody wants to upload; undefined when nothing is. The form and the server ask the same.
 * @param head its first `HEAD_BYTES` bytes, or more
 * @param size of the whole file, in bytes
 */
export function fileProblem(head: Uint8Array, size: number, { types, max }: FileRules): FileProblem | undefined {
  if (size === 0) return { code: 'file.empty' };
  if (size > max) return { code: 'file.too_large', meta: { max: megabytes(max) } };
  const type = typeOfBytes(head);
  return type && types.includes(type) ? undefined : { code: 'file.unsupported', meta: { types: typeLabels(types) } };
}

/** Characters of a file's name: what every file system can store, with room for an extension. */
const LONGEST_NAME = 120;

/** Control characters, what no file system takes, and what turns the direction of writing: with that a name could show another extension than it has. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Without the folders before it. */
const lastPart = (path: string): string => path.split(/[/\\]/).at(-1)!;

/** Points and spaces at either end, which file systems drop or hide a file by. */
const trimmed = (name: string): string => {
  const signs = [...name];
  const isKept = (sign: string) => sign !== '.' && sign !== ' ';
  return signs.slice(Math.max(signs.findIndex(isKept), 0), signs.findLastIndex(isKept) + 1).join('');
};

/** A file's name as its sender gave it, without folders and signs that no name needs. */
export const cleanFileName = (given: string): string => lastPart(given.normalize('NFC')).replace(UNWANTED, '').replace(/\s/g, ' ').trim();

/** The name under which a file is stored and downloaded: cleaned, and with an extension of its true type, so that it opens on every machine. */
export function safeFileName(given: string, type: FileType): string {
  const { extensions }: FileKind = { ...fileTypes, ...mailedTypes }[type];
  const name = cleanFileName(given);
  const point = name.lastIndexOf('.');
  const extension = name.slice(point + 1).trim();
  const hasOwn = point >= 0 && extensions.includes(extension.toLowerCase());
  const stem = [...trimmed(hasOwn ? name.slice(0, point) : name)].slice(0, LONGEST_NAME).join('');
  return `${stem || 'file'}.${hasOwn ? extension : extensions[0]}`;
}

/** Whether a value has the form of a `FileInfo`. */
export const isFileInfo = (value: unknown): value is FileInfo => {
  const { name, size, type } = (value ?? {}) as Partial<Record<keyof FileInfo, unknown>>;
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string';
};

/** Whether a value has the form of an `AttachedFile`. */
export const isAttachedFile = (value: unknown): value is AttachedFile => {
  const { id } = (value ?? {}) as { readonly id?: unknown };
  return isFileInfo(value) && typeof id === 'string' && id.length <= LONGEST_UPLOAD_ID;
};

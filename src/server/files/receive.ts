/** What becomes of the bytes of an upload: a picture is drawn anew, a file is stored as it came. Rules: ITM-8, PRV-10, VAL-15. */
import { randomBytes } from 'node:crypto';
import { fileProblem, megabytes, safeFileName, typeOfBytes, type FileInfo, type FileRules, type FileType } from '#shared/domain/file';
import type { Field } from '#shared/kit/fields';
import { limits } from '#shared/limits';
import { Refusal } from '../refusal';
import { fileAddress, storedFileExtension } from './address';
import { pictureType, redraw } from './picture';

/** The one file of a form, and the name that its sender gave it. */
export type Attachment = { readonly bytes: Buffer; readonly name: string };

/** What is to be stored, and what its record and the answer say of it. */
export type Received = {
  /** The name in the file store: random, so that nobody can guess it. */
  readonly stored: string;
  readonly bytes: Buffer;
  /** Media type. */
  readonly type: string;
  /** The attribute's value, as its column keeps it. */
  readonly value: string | (FileInfo & { readonly address: string });
  /** A picture's address alone (APP-14), or a document. */
  readonly answer: { readonly url: string } | { readonly meta: { readonly file: FileInfo } };
  readonly headers: Readonly<Record<string, string>>;
};

type Receiver = {
  /** Bytes of the largest upload. */
  readonly most: (field: Field) => number;
  /** What is said of a larger one. */
  readonly tooLarge: (field: Field) => Refusal;
  /** @throws Refusal when it is not what the field takes */
  readonly receive: (attachment: Attachment, field: Field) => Promise<Received>;
};

/** The rest of the body is not read, so the connection cannot be used again. */
const tooLarge = (code: 'body.too_large' | 'file.too_large', max: number): Refusal =>
  new Refusal([{ code, meta: { max: megabytes(max) } }], { connection: 'close' });

const randomName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`;

const picture: Receiver = {
  most: () => limits.picture,
  tooLarge: () => tooLarge('body.too_large', limits.picture),
  async receive({ bytes }) {
    const stored = randomName(pictureType.extension);
    const url = fileAddress(stored);
    return { stored, bytes: await redraw(bytes), type: pictureType.type, value: url, answer: { url }, headers: { location: url } };
  },
};

const rulesOf = ({ types = [], max = 0 }: Field): FileRules => ({ types, max });

/** A file of a type that is known already. */
export const receivedFile = ({ bytes, name }: Attachment, type: FileType): Received => {
  const stored = randomName(storedFileExtension);
  const info: FileInfo = { name: safeFileName(name, type), size: bytes.length, type };
  return { stored, bytes, type, value: { address: fileAddress(stored), ...info }, answer: { meta: { file: info } }, headers: {} };
};

const file: Receiver = {
  most: (field) => rulesOf(field).max,
  tooLarge: (field) => tooLarge('file.too_large', rulesOf(field).max),
  async receive({ bytes, name }, field) {
    const problem = fileProblem(bytes, bytes.length, rulesOf(field));
    if (problem) throw new Refusal([problem]);
    return receivedFile({ bytes, name }, typeOfBytes(bytes)!);
  },
};

/** How an upload to this field is received. */
export const receiverOf = ({ kind }: Field): Receiver => (kind === 'file' ? file : picture);

/** How files that a record holds are tidied and checked. What a file is, the server finds out: it has the bytes. Rule: VAL-15. */
import * as yup from 'yup';
import { isAttachedFile, isFileInfo } from '../domain/file';
import type { ErrorCode, ErrorMeta } from '../errors';
import type { Field } from './fields';
import type { KindRules } from './rules';

type Message = (code: ErrorCode, meta?: ErrorMeta) => string;

/** Only the server makes such a value, so a form has nothing to tell a person about it. */
const storedFile = (message: Message) =>
  yup.mixed().test('file', message('invalid_type'), (value) => value === null || value === undefined || isFileInfo(value));

/** No file is written as null, whichever way it was said. */
const tidyFiles = (value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : value);

const attachedFiles = (message: Message, { most = Infinity }: Field) =>
  yup
    .array()
    .strict()
    .typeError(message('invalid_type'))
    .max(most, message('files.too_many', { max: most }))
    .test('files', message('invalid_type'), (value) => !value || value.every(isAttachedFile))
    // A form holds files that are on their way; they get an id when they have arrived.
    .test('pending', message('upload.pending'), (value) => !value?.some((one) => isAttachedFile(one) && !one.id));

/** The rules of one file and of several. */
export const fileRules = (message: Message): Readonly<Record<'file' | 'files', KindRules>> => ({
  file: { tidy: (value) => value, schema: () => storedFile(message) },
  files: { tidy: tidyFiles, schema: (field) => attachedFiles(message, field) },
});

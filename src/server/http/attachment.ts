/** The one file of an upload: the field `attachment` of a multipart form, whole and not too large, or a refusal that says why. */
import type { FastifyRequest } from 'fastify';
import { limits } from '#shared/limits';
import { Refusal } from '../refusal';

/** Bytes that a form may have beside its file: boundaries, headers, a few fields that are ignored. */
const AROUND = 65_536;

/** Enough parts to notice a second file or field, and few enough to cost little. */
export const multipartLimits = {
  fileSize: limits.picture,
  files: 2,
  fields: 4,
  parts: 6,
  fieldSize: 1_024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

const invalid = (): Refusal => new Refusal([{ code: 'upload.invalid' }]);

/** The rest of the body isn't read, so the connection can't be used again. */
const tooLarge = (): Refusal =>
  new Refusal([{ code: 'body.too_large', meta: { max: `${limits.picture / 1_048_576} MB` } }], { connection: 'close' });

/** Reads every part, so that nothing of the body stays on the connection; unexpected parts are discarded. */
async function readParts(request: FastifyRequest): Promise<{ file: Buffer | undefined; truncated: boolean; strange: boolean }> {
  let file: Buffer | undefined;
  let truncated = false;
  let strange = false;
  for await (const part of request.parts()) {
    if (part.type !== 'file') {
      strange = true;
    } else if (part.fieldname !== 'attachment' || file) {
      strange = true;
      part.file.resume();
    } else {
      file = await part.toBuffer();
      truncated = part.file.truncated;
    }
  }
  return { file, truncated, strange };
}

/**
 * The bytes of the attachment.
 * @throws Refusal `upload.invalid` (400) unless it is the form's only part, `body.too_large` (413)
 */
export async function attachmentOf(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limits.picture + AROUND) throw tooLarge();
  // The parser's own errors are about the form's shape, whatever their names; none of them is ours.
  const { file, truncated, strange } = await readParts(request).catch(() => {
    throw invalid();
  });
  if (strange || !file) throw invalid();
  if (truncated) throw tooLarge();
  return file;
}

/** The one file of an upload: the field `attachment` of a multipart form, whole and not too large, or a refusal that says why. */
import type { FastifyRequest } from 'fastify';
import type { Attachment } from '../files/receive';
import { Refusal } from '../refusal';

/** Bytes that a form may have in addition to its file: boundaries, headers, a few fields that are ignored. */
const AROUND = 65_536;

/** Enough parts to notice a second file or field, and few enough to cost little. */
const multipartLimits = {
  files: 2,
  fields: 4,
  parts: 6,
  fieldSize: 1_024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

const invalid = (): Refusal => new Refusal([{ code: 'upload.invalid' }]);

/** Reads every part, so that nothing of the body stays on the connection; unexpected parts are discarded. */
async function readParts(
  request: FastifyRequest,
  fileSize: number,
): Promise<{ file: Attachment | undefined; truncated: boolean; strange: boolean }> {
  let file: Attachment | undefined;
  let truncated = false;
  let strange = false;
  for await (const part of request.parts({ limits: { ...multipartLimits, fileSize } })) {
    if (part.type !== 'file') {
      strange = true;
    } else if (part.fieldname !== 'attachment' || file) {
      strange = true;
      part.file.resume();
    } else {
      file = { bytes: await part.toBuffer(), name: part.filename };
      truncated = part.file.truncated;
    }
  }
  return { file, truncated, strange };
}

/**
 * The attachment.
 * @param most bytes that it may have
 * @param tooLarge what is thrown for a larger one; its header has to close the connection, as the rest of the body is not read
 * @throws Refusal `upload.invalid` (400) unless it is the form's only part, and `tooLarge`
 */
export async function attachmentOf(request: FastifyRequest, most: number, tooLarge: () => Refusal): Promise<Attachment> {
  if (Number(request.headers['content-length'] ?? 0) > most + AROUND) throw tooLarge();
  // The parser's own errors are about the form's shape, whatever their names; none of them is ours.
  const { file, truncated, strange } = await readParts(request, most).catch(() => {
    throw invalid();
  });
  if (strange || !file) throw invalid();
  if (truncated) throw tooLarge();
  return file;
}

/** Pictures people send: told apart by their bytes, then drawn anew, so that only pixels survive of whatever was inside. */
import sharp from 'sharp';
import { limits } from '#shared/limits';
import { Refusal } from '../http/errors';

/** Pixels of the longer side of a kept picture. */
const LONGEST_SIDE = 1_600;
const QUALITY = 82;

export const pictureType = { extension: 'webp', type: 'image/webp' } as const;

const starts = (bytes: Buffer, at: number, magic: string): boolean => bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'));

/** What the first bytes say: a PNG, JPEG or WebP, or nothing we take. */
const formatOf = (bytes: Buffer): 'png' | 'jpeg' | 'webp' | undefined => {
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp';
  return undefined;
};

/**
 * The picture as WebP, upright, at most 1600 pixels a side, without EXIF, colour profile or anything after its end.
 * @throws Refusal `picture.unsupported` (415) for other kinds of file, `picture.broken` (422) for one that can't be drawn or is too large
 */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  const format = formatOf(bytes);
  if (!format) throw new Refusal([{ code: 'picture.unsupported' }]);
  try {
    // sharp is told nothing about the format: were its own answer another one, the bytes would be a trick.
    const picture = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true });
    if ((await picture.metadata()).format !== format) throw new Error('two formats in one file');
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw new Refusal([{ code: 'picture.broken' }]);
  }
}

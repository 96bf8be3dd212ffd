/** Pictures people send: recognised by their bytes, checked by their header, then drawn anew, so that only pixels are stored. Rules: ITM-8, PRV-10. */
import { typeOfBytes } from '#shared/domain/file';
import { limits } from '#shared/limits';
import { Refusal } from '../refusal';
import { turns } from '../workQueue';

/** Pixels of the longer side of a kept picture. */
const LONGEST_SIDE = 1_600;
const QUALITY = 82;
const MEGA = 1_000_000;

/** sharp, loaded with the first picture: one thread for each picture, and nothing stored in memory after it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/**
 * One picture at a time: the largest that is allowed takes about 2 s and 230 MB. Every picture also occupies a thread of libuv's pool,
 * which has 4. Passwords take 2 of them at most, so that one thread is always left for files and host names.
 * Uploads are limited before they get here (routes/upload.ts): this queue needs no limit of its own.
 */
const inTurn = turns({ atOnce: 1, mostWaiting: Infinity });

export const pictureType = { extension: 'webp', type: 'image/webp' } as const;

/** The type of a picture by its first bytes: PNG, JPEG or WebP; undefined for any other file. */
const formatOf = (bytes: Buffer): string | undefined => /^image\/(.+)$/.exec(typeOfBytes(bytes) ?? '')?.[1];

/** Reads the header only. @throws Refusal for more pixels than allowed; Error for a damaged header, or one of another format */
async function checkHeader(bytes: Buffer, format: string): Promise<void> {
  const sharp = await loadSharp();
  // sharp is not told the format: if it finds another one, the bytes were made to deceive.
  const { format: found, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (found !== format) throw new Error('two formats in one file');
  if (Math.max(width, height) <= limits.side && width * height <= limits.pixels) return;
  throw new Refusal([{ code: 'picture.too_many_pixels', meta: { width, height, side: limits.side, megapixels: limits.pixels / MEGA } }]);
}

async function draw(bytes: Buffer, format: string): Promise<Buffer> {
  try {
    await checkHeader(bytes, format);
    const sharp = await loadSharp();
    return await sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal([{ code: 'picture.broken' }]);
  }
}

/** The picture as PNG, upright, no larger than the place and without anything but its pixels; undefined for one that cannot be drawn. */
export const asPng = async (bytes: Buffer, place: { readonly width: number; readonly height: number }): Promise<Buffer | undefined> => {
  try {
    return await inTurn(async () => {
      const sharp = await loadSharp();
      const picture = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error' }).rotate();
      return picture
        .resize({ ...place, fit: 'inside', withoutEnlargement: true })
        .png()
        .timeout({ seconds: 10 })
        .toBuffer();
    });
  } catch {
    return undefined;
  }
};

/**
 * The picture as WebP, upright, at most 1600 pixels a side, without EXIF, colour profile or anything after its end.
 * @throws Refusal `picture.unsupported` (415) for other kinds of file, `picture.too_many_pixels` (422) by its header,
 *   `picture.broken` (422) for one that cannot be drawn
 */
export async function redraw(bytes: Buffer): Promise<Buffer> {
  const format = formatOf(bytes);
  if (!format) throw new Refusal([{ code: 'picture.unsupported' }]);
  return inTurn(() => draw(bytes, format));
}

/** Whatever comes in as a picture goes out as pixels: upright, small, and with nothing else inside. Rule: ITM-8. */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { redraw } from '#server/files/picture';

const made = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#0a7d6f' } });
const SCRIPT = '<html><script>alert("Dr. Sari")</script></html>';

const codeOf = (bytes: Buffer): Promise<string> =>
  redraw(bytes).then(
    () => 'kept',
    (refusal: { problems: { code: string }[] }) => refusal.problems[0]!.code,
  );

test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes WebP', async (format) => {
  const kept = await sharp(await redraw(await made().toFormat(format).toBuffer())).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 40, height: 20 });
});

test('a large picture is made smaller, its shape kept', async () => {
  expect(await sharp(await redraw(await made(4_000, 1_000).png().toBuffer())).metadata()).toMatchObject({ width: 1_600, height: 400 });
});

test('a photo taken sideways stands upright, and says nothing of where it was taken', async () => {
  const photo = await made(40, 20)
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Klinik Melati' } } })
    .toBuffer();
  expect(photo.includes('Klinik Melati')).toBe(true);
  const kept = await redraw(photo);
  const { width, height, exif, orientation } = await sharp(kept).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40, exif: undefined, orientation: undefined });
  expect(kept.includes('Klinik Melati')).toBe(false);
});

test('a page hidden behind a picture is gone', async () => {
  const kept = await redraw(Buffer.concat([await made().png().toBuffer(), Buffer.from(SCRIPT)]));
  expect(kept.includes('script')).toBe(false);
});

describe('is refused', () => {
  const png = made().png().toBuffer();
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an empty file', () => Buffer.alloc(0), 'picture.unsupported'],
    ['a page', () => Buffer.from(SCRIPT), 'picture.unsupported'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'picture.unsupported'],
    ['a GIF', () => made().gif().toBuffer(), 'picture.unsupported'],
    ['a TIFF', () => made().tiff().toBuffer(), 'picture.unsupported'],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004 and so on'), 'picture.unsupported'],
    [
      'a page with the first bytes of a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SCRIPT)]),
      'picture.broken',
    ],
    ['half a PNG', async () => (await png).subarray(0, (await png).length >> 1), 'picture.broken'],
    ['a JPEG of three bytes', () => Buffer.from([0xff, 0xd8, 0xff]), 'picture.broken'],
    ['a RIFF that is a sound', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt '), 'picture.unsupported'],
    ['a WebP of nothing', () => Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '), 'picture.broken'],
    ['a small file of very many pixels', () => made(16_000, 16_000).png().toBuffer(), 'picture.too_many_pixels'],
  ])('%s', async (_, bytes, code) => {
    expect(await codeOf(await bytes())).toBe(code);
  });
});

/** A PNG whose header says these sizes; its pixels are those of a small one, so that drawing it would fail. */
const claiming = async (width: number, height: number): Promise<Buffer> => {
  const png = await made().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

describe('the header decides, before anything is drawn', () => {
  test.each<[string, number, number]>([
    ['a line of 50 megapixels', 1, 49_999_999],
    ['a side of 12,001 pixels', 12_001, 1],
    ['more than 30 megapixels', 6_000, 5_001],
  ])('%s is refused with its size and the limits', async (_, width, height) => {
    const refusal = await redraw(await claiming(width, height)).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      problems: [{ code: 'picture.too_many_pixels', meta: { width, height, side: 12_000, megapixels: 30 } }],
    });
  });

  test('the largest that is allowed is drawn', async () => {
    expect(await sharp(await redraw(await made(6_000, 5_000).png().toBuffer())).metadata()).toMatchObject({ width: 1_600, height: 1_333 });
    expect(await sharp(await redraw(await made(12_000, 10).png().toBuffer())).metadata()).toMatchObject({ width: 1_600, height: 1 });
  });
});

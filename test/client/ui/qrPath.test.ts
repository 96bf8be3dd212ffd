/** @jest-environment node */
/** A QR code drawn as a path is the very code, with light all around it. */
import { create } from 'qrcode';
import { qrPath, quietZone } from '#client/ui/qrPath';

/** The dark squares that a path of such rectangles covers: row and column, the quiet zone taken off. */
const squaresOf = (path: string): string[] =>
  [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, column, row, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(row) - quietZone},${Number(column) - quietZone + step}`),
  );

test.each(['a', 'otpauth://totp/Nadi:sari%40klinik.id?issuer=Nadi&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&period=30'])('%s', (text) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark = Array.from({ length: modules.size ** 2 }, (_, place) => [Math.floor(place / modules.size), place % modules.size] as const)
    .filter(([row, column]) => modules.get(row, column))
    .map(([row, column]) => `${row},${column}`);
  expect(squaresOf(qrPath({ size: modules.size, get: (row, column) => modules.get(row, column) }))).toEqual(dark);
});

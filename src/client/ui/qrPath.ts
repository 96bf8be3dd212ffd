/** A QR code as the path of an SVG: one rectangle for each run of dark squares in a row. */

/** Light squares that a reader needs around the code. */
export const quietZone = 4;

type Squares = { readonly size: number; readonly get: (row: number, column: number) => number | boolean };

/** @returns the path's `d`, one unit a square, with the quiet zone around it */
export const qrPath = ({ size, get }: Squares): string => {
  const runs: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!get(row, column)) continue;
      const start = column;
      while (column + 1 < size && get(row, column + 1)) column++;
      const length = column - start + 1;
      runs.push(`M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`);
    }
  }
  return runs.join('');
};

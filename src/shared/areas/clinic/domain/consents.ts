/** Consents of patients: their kinds, who can sign, and what a drawn signature is. Rules: TRT-1, TRT-11. */
export const consentKinds = ['persetujuan_umum', 'persetujuan_tindakan'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Who the signer is to the patient. */
export const signerRelations = ['pasien', 'pasangan', 'orang_tua', 'anak', 'saudara', 'wali'] as const;

/** What a treatment needs before it begins: nothing, a spoken consent, or a signed one. */
export const consentNeeds = ['tidak', 'lisan', 'tertulis'] as const;

/** The sheet that a signature is drawn on, in units of its path. */
export const SIGNATURE_SHEET = { width: 600, height: 200 } as const;

/** The most characters of a signature's path: some thousands of points. */
export const SIGNATURE_MAX = 30_000;

/** The strokes of a pen as an SVG path: whole numbers on the sheet, `M12 40L13 44L15 51`. */
const PATH = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** Points of a path below which it is a tap or a slip of the pen, not a signature. */
const LEAST_POINTS = 8;

const pointsOf = (path: string): readonly (readonly [x: number, y: number])[] =>
  path
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(' ').map(Number) as [number, number]);

/** Whether a text is a signature: strokes within the sheet, and more than a tap of the pen. */
export const isSignature = (path: string): boolean => {
  if (path.length > SIGNATURE_MAX || !PATH.test(path)) return false;
  const points = pointsOf(path);
  return points.length >= LEAST_POINTS && points.every(([x, y]) => x <= SIGNATURE_SHEET.width && y <= SIGNATURE_SHEET.height);
};

/** The path of strokes. @param strokes the points of each stroke, in units of the sheet; a stroke of one point is a dot */
export const signaturePath = (strokes: readonly (readonly { readonly x: number; readonly y: number }[])[]): string => {
  const within = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most);
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `${within(x, SIGNATURE_SHEET.width)} ${within(y, SIGNATURE_SHEET.height)}`;
  return strokes
    .filter((points) => points.length > 0)
    .map(([first, ...rest]) => `M${at(first!)}${(rest.length ? rest : [first!]).map((point) => `L${at(point)}`).join('')}`)
    .join('');
};

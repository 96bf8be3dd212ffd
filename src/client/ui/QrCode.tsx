/** A QR code, dark on white in either scheme, as readers need it; what draws it is fetched only now. */
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { qrPath, quietZone } from './qrPath';

type Props = {
  /** What the code says. */
  text: string;
  label: string;
  /** What stands in its place when it could not be fetched. */
  failed: string;
};

/** CSS pixels of its side: large enough for a phone held at arm's length. */
const SIDE = 200;

type Drawn = { readonly text: string; readonly path: string; readonly side: number };

const draw = async (text: string): Promise<Drawn> => {
  const { create } = await import(/* webpackChunkName: "qr" */ 'qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return { text, path: qrPath({ size: modules.size, get: (row, column) => modules.get(row, column) }), side: modules.size + 2 * quietZone };
};

export function QrCode({ text, label, failed }: Props) {
  const [drawn, setDrawn] = useState<Drawn | 'failed'>();
  useEffect(() => {
    let wanted = true;
    draw(text).then(
      (code) => wanted && setDrawn(code),
      () => wanted && setDrawn('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  if (drawn === 'failed') return <p role="alert">{failed}</p>;
  if (drawn?.text !== text) return <Skeleton variant="rounded" width={SIDE} height={SIDE} />;
  const { path, side } = drawn;
  return (
    <svg role="img" aria-label={label} width={SIDE} height={SIDE} viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges">
      <rect width={side} height={side} rx="1.5" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

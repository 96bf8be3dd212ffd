/** A signature that is drawn with a finger, a pen or the mouse, and kept as strokes. Rule: TRT-11. */
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import SignaturePad from 'signature_pad';
import { SIGNATURE_SHEET, signaturePath } from '#shared/areas/clinic/domain/consents';
import type { InputProps } from '#client/kit/form/inputs';
import css from './consent.module.css';

/** The strokes in units of the sheet, however wide the canvas is on this screen. */
const pathOf = (pad: SignaturePad, canvas: HTMLCanvasElement): string => {
  const scale = SIGNATURE_SHEET.width / canvas.clientWidth;
  return signaturePath(pad.toData().map(({ points }) => points.map(({ x, y }) => ({ x: x * scale, y: y * scale }))));
};

export function SignatureInput({ id, field, value, onChange, onBlur, invalid, describedBy }: InputProps) {
  const { t } = useTranslation('treatments');
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    const sheet = canvas.current!;
    // As many points as the screen has, so that thin strokes are not blurred.
    const ratio = Math.max(window.devicePixelRatio, 1);
    sheet.width = sheet.clientWidth * ratio;
    sheet.height = sheet.clientHeight * ratio;
    sheet.getContext('2d')?.scale(ratio, ratio);
    const drawn = new SignaturePad(sheet, { penColor: 'black' });
    drawn.addEventListener('endStroke', () => change.current(pathOf(drawn, sheet)));
    pad.current = drawn;
    return () => drawn.off();
  }, []);
  // The form clears the value when the text changes: it has to be signed again.
  useEffect(() => {
    if (!value) pad.current?.clear();
  }, [value]);
  return (
    <div className={css.signature}>
      <canvas
        ref={canvas}
        id={id}
        className={css.sheet}
        role="img"
        aria-label={field.label}
        data-signed={Boolean(value)}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onPointerLeave={onBlur}
      />
      <Button size="small" disabled={!value} onClick={() => onChange(null)}>
        {t('clear')}
      </Button>
    </div>
  );
}

/** The mark: a pulse line that becomes a leaf-like N. */
import css from './BrandMark.module.css';
import { brandName } from './constants';

/** The mark alone, `size` pixels square; decorative, so it says nothing to a screen reader. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={css.mark} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path className={css.pulse} d="M1.8 18.5h4.4" />
      <path className={css.stem} d="M6.2 18.5 8 25.6 12 6.4l8.4 19.2" />
      <path className={css.leaf} d="M20.4 26.3C17.6 16.6 20.6 8.8 29.6 4.2c1.7 9.8-1.3 17.9-9.2 22.1Z" />
    </svg>
  );
}

type BrandProps = {
  size?: number;
  /** Where a link around it leads, for a screen reader. */
  to?: string | undefined;
  /** The mark alone is drawn; the word is only said. */
  narrow?: boolean;
};

/** The mark with the word next to it. */
export function Brand({ size = 30, to, narrow = false }: BrandProps) {
  return (
    <span className={css.brand}>
      <BrandMark size={size} />
      <span className={narrow ? 'visually-hidden' : css.word}>{brandName.toLowerCase()}</span>
      {to && <span className="visually-hidden">, {to}</span>}
    </span>
  );
}

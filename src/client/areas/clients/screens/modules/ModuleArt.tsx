/** The picture of a page whose module comes later: its work, standing on the brand's pulse. */
import css from './ModuleArt.module.css';
import { motifs, type Motif } from './motifs';

export function ModuleArt({ motif }: { motif: Motif }) {
  const Drawing = motifs[motif];
  return (
    <svg className={css.art} viewBox="0 0 360 260" fill="none" aria-hidden="true" focusable="false">
      <circle className={css.ring} cx="180" cy="116" r="112" />
      <circle className={css.ground} cx="180" cy="116" r="98" />
      <Drawing />
      <path className={css.pulse} d="M12 226h108l9-12 11 26 14-50 13 42 7-6h68" />
      <path className={css.leaf} d="M242 226c-2-22 16-38 48-40 0 26-18 44-48 40Z" />
    </svg>
  );
}

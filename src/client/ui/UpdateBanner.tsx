/** Says in a corner that a newer version is there, and leaves it to the person when. Plain CSS. */
import { RetryIcon } from './icons';
import css from './UpdateBanner.module.css';

type Props = {
  title: string;
  text: string;
  accept: string;
  later: string;
  onAccept: () => void;
  onLater: () => void;
};

export function UpdateBanner({ title, text, accept, later, onAccept, onLater }: Props) {
  return (
    <section className={css.banner} role="status" aria-label={title}>
      <span className={css.icon}>
        <RetryIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
      <div className={css.ways}>
        <button type="button" onClick={onAccept}>
          {accept}
        </button>
        <button type="button" onClick={onLater}>
          {later}
        </button>
      </div>
    </section>
  );
}

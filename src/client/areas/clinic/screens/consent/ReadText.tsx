/** The text of a consent, as it is read before it is signed. Nobody types it; it is sent along, and the server compares it. Rule: TRT-11. */
import type { InputProps } from '#client/kit/form/inputs';
import css from './consent.module.css';

export function ReadText({ id, field, value }: InputProps) {
  return (
    // It may be longer than the panel is high: the keyboard scrolls it, too.
    <div id={id} className={css.text} role="region" aria-label={field.label} tabIndex={0}>
      {String(value ?? '')
        .split('\n')
        .map((line, at) => (
          <p key={at}>{line}</p>
        ))}
    </div>
  );
}

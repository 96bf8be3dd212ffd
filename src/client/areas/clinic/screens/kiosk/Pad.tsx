/** A field with a pad of digits for fingers. A scanner types into it as a keyboard does, and ends with Enter: so it always has the focus. */
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#client/ui/PlainButton';
import { useLanguage } from '#client/ui/useLanguage';
import css from './kiosk.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type Props = {
  label: string;
  help: string;
  placeholder?: string;
  value: string;
  /** As it is shown. */
  text?: string;
  isReady: boolean;
  isBusy: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Enter is pressed on what cannot be sent. */
  onRefuse?: () => void;
};

export function Pad({ label, help, placeholder, value, text = value, isReady, isBusy, onChange, onSend, onRefuse }: Props) {
  const { t } = useTranslation('kiosk');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const language = useLanguage();
  // Also after another language was chosen: a scanner types where the focus is.
  useEffect(() => field.current?.focus(), [language]);
  const change = (next: string) => {
    onChange(next);
    field.current?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) onRefuse?.();
    else if (!isBusy) onSend();
  };
  return (
    <form className={css.pad} onSubmit={send} noValidate>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className={css.field}
        value={text}
        placeholder={placeholder}
        inputMode="none"
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-help`} className={css.quiet}>
        {help}
      </p>
      <div className={css.keys}>
        {digits.map((digit) => (
          <button key={digit} type="button" onClick={() => change(value + digit)}>
            {digit}
          </button>
        ))}
        <button type="button" onClick={() => change(value.slice(0, -1))}>
          {t('remove')}
        </button>
        <button type="button" onClick={() => change(`${value}0`)}>
          0
        </button>
        <PlainButton className={css.send} busy={isBusy} disabled={!isReady}>
          {t('continue')}
        </PlainButton>
      </div>
    </form>
  );
}

/** The second step: the code of the authenticator app, or one of those stored for the day when the phone is gone. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '#client/ui/PlainField';
import css from './Form.module.css';

type Props = {
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  /** Grows with each attempt that was refused: then the code is typed anew, and nothing else. */
  attempt: number;
};

export function CodeField({ value, onChange, error, attempt }: Props) {
  const { t } = useTranslation('auth');
  const [recovery, setRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [attempt, recovery]);
  const toggle = () => {
    onChange('');
    setRecovery(!recovery);
  };
  const kind = recovery ? 'recovery' : 'app';
  return (
    <div>
      <PlainField
        key={kind}
        ref={input}
        label={t(`code.${kind}.label`)}
        help={t(`code.${kind}.help`)}
        name="one_time_code"
        type="text"
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete={recovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" className={css.quiet} onClick={toggle}>
        {t(`code.${kind}.other`)}
      </button>
    </div>
  );
}

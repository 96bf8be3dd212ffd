/** A new password, typed twice, with its strength while it is typed. */
import { useEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#shared/areas/identity/signIn';
import { useStrength } from '#client/kit/useStrength';
import { StrengthMeter } from '#client/ui/StrengthMeter';
import { PasswordField } from './PasswordField';

type Field = Omit<ComponentProps<typeof PasswordField>, 'label'> & { value: string };

type Props = {
  password: Field;
  confirmation: Field;
  /** What a guesser would try first: the person's name and e-mail. */
  hints: readonly string[];
  onScore?: (score: number | null) => void;
  /** The first thing that is asked on its page. */
  autoFocus?: boolean;
};

export function NewPasswordFields({ password, confirmation, hints, onScore, autoFocus = false }: Props) {
  const { t } = useTranslation('auth');
  const { score, prepare } = useStrength(password.value, ...hints);
  useEffect(() => {
    onScore?.(score);
    // Only another score is news.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [score]);
  const isSame = password.value !== '' && confirmation.value === password.value;
  const help = t('password.help', { min: passwordLength.min });
  return (
    <>
      <PasswordField
        {...password}
        label={t('password.label')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        onFocus={prepare}
        help={<StrengthMeter score={password.value ? score : null} help={help} />}
      />
      <PasswordField
        {...confirmation}
        label={t('password.again')}
        autoComplete="new-password"
        success={isSame ? t('password.same') : undefined}
      />
    </>
  );
}

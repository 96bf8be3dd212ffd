/** The new password of the person whom a link was sent to. */
import { useTranslation } from 'react-i18next';
import { passwordReset, type PasswordReset } from '#shared/areas/identity/signIn';
import type { ResetLink } from '#client/services/session';
import { useAppSelector } from '#client/store/hooks';
import { reset } from '../../flows/passwordReset';
import { PlainButton } from '#client/ui/PlainButton';
import css from './Form.module.css';
import { FormAlert } from './FormAlert';
import { NewPasswordFields } from './NewPasswordFields';
import { useDeclaredForm } from './useDeclaredForm';

type Props = { link: ResetLink; onSubmit: (change: PasswordReset) => void };

export function NewPasswordForm({ link, onSubmit }: Props) {
  const { t } = useTranslation('auth');
  const busy = useAppSelector(reset.selectors.busy);
  const { form, field, above, submit } = useDeclaredForm<PasswordReset>({
    resource: passwordReset,
    start: { ...link, password: '', password_confirmation: '' },
    fields: ['password', 'password_confirmation'],
    refused: useAppSelector(reset.selectors.errors),
    onSubmit,
  });
  return (
    <form className={css.form} {...form}>
      {!busy && <FormAlert problem={above} onRetry={submit} />}
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <NewPasswordFields password={field('password')} confirmation={field('password_confirmation')} hints={[link.email]} autoFocus />
      <PlainButton busy={busy}>{t(busy ? 'reset.busy' : 'reset.submit')}</PlainButton>
    </form>
  );
}

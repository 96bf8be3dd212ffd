/** A new password, for anyone who knows the present one; every other device then has to sign in again. */
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/areas/identity/resources/user';
import { passwordChange, passwordLength, type PasswordChange } from '#shared/areas/identity/signIn';
import { saysSame, type FormField } from '#client/kit/form/fields';
import { useStrength } from '#client/kit/useStrength';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { StrengthMeter } from '#client/ui/StrengthMeter';
import { Card } from '#client/ui/Card';
import { CardFields } from './CardFields';
import css from './profile.module.css';
import { useCardForm } from './useCardForm';
import { useOnSuccess } from './useOnSuccess';
import { useUnsaved, type Unsaved } from './useUnsaved';

const empty = { current_password: '', password: '', password_confirmation: '' };

const useFields = (): readonly FormField[] => {
  const { t } = useTranslation(['profile', 'form']);
  return useMemo(
    () => [
      { name: 'current_password', label: t('password.current'), autoComplete: 'current-password' },
      { name: 'password', label: t('password.next'), help: t('password.nextHelp', passwordLength) },
      {
        name: 'password_confirmation',
        label: t('password.confirmation'),
        repeats: 'password',
        success: saysSame('password', t('form:samePassword')),
      },
    ],
    [t],
  );
};

export function PasswordCard({ profile, unsaved }: { profile: User; unsaved: Unsaved }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const fields = useFields();
  const standing = useAppSelector((state) => account.selectors.standing(state, 'passwordChange'));
  const form = useCardForm({
    resource: passwordChange,
    fields,
    start: empty,
    how: 'add',
    busy: standing.busy,
    refused: standing.errors,
    // The values passed the checks of the declaration that this type comes from.
    send: (values) => void dispatch(account.actions.passwordChange(values as PasswordChange, { notify: 'profile:password.changed' })),
  });
  const { values } = form.formik;
  const { score, prepare } = useStrength(String(values['password']), profile.name, profile.email);
  useOnSuccess(standing, () => form.reset());
  useUnsaved(unsaved, 'password', Object.values(values).some(Boolean));
  return (
    <Card title={t('password.title')} purpose={t('password.purpose')}>
      <form ref={form.form} onSubmit={form.formik.handleSubmit} noValidate aria-busy={standing.busy} onFocus={prepare}>
        {/* For the browser's keeper of passwords: whose they are. */}
        <input
          type="text"
          autoComplete="username"
          value={profile.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
        />
        <CardFields
          name="password"
          resource={passwordChange}
          fields={fields}
          form={form}
          under={{
            password: values['password'] !== '' && (
              <div className={css.strength}>
                <StrengthMeter score={score} help="" />
              </div>
            ),
          }}
        />
        <div className={css.actions}>
          <Button type="submit" variant="contained" loading={standing.busy}>
            {t('password.save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

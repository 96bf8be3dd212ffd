/** Who someone is, where they work, a password that is hard to guess, and their consent. */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { readPlan, writePlan } from '#shared/areas/clients/domain/chosenPlan';
import { registration, type Registration } from '#shared/areas/identity/signIn';
import type { Credentials } from '#client/services/session';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { register } from '../../flows/register';
import { PlainButton } from '#client/ui/PlainButton';
import { PlainCheck } from '#client/ui/PlainCheck';
import { PlainField } from '#client/ui/PlainField';
import css from './Form.module.css';
import { FormAlert } from './FormAlert';
import { NewPasswordFields } from './NewPasswordFields';
import { TermsLink } from './TermsLink';
import { useGivenEmail } from './useGivenEmail';
import { useDeclaredForm } from './useDeclaredForm';

/** @param onSent hears who signs in as soon as the account is there */
export function RegisterForm({ onSent }: { onSent: (credentials: Credentials) => void }) {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  // Chosen on the price page: it is stored with the account, and the clinic is named when it is started.
  const plan = readPlan(useLocation().search.slice(1));
  const invited = useGivenEmail();
  const busy = useAppSelector(register.selectors.busy);
  const { formik, form, field, problemOf, say, above, submit } = useDeclaredForm<Registration>({
    resource: registration,
    start: {
      name: '',
      email: invited,
      entity_name: '',
      password: '',
      password_confirmation: '',
      score: null,
      agree: false,
      ...(plan && { plan: writePlan(plan) }),
    },
    fields: ['name', 'email', 'entity_name', 'password', 'password_confirmation', 'agree'],
    refused: useAppSelector(register.selectors.errors),
    onSubmit: (values) => {
      onSent({ email: values.email, password: values.password });
      dispatch(register.actions.submit(values));
    },
  });
  const { name, email, agree } = formik.values as Registration;
  const consent = problemOf('agree');
  return (
    <form className={css.form} {...form}>
      {!busy && <FormAlert problem={above} title={t('auth:register.failed')} onRetry={submit} />}
      <PlainField
        {...field('name')}
        label={t('auth:register.name')}
        type="text"
        autoComplete="name"
        placeholder={t('auth:register.nameHint')}
        autoFocus
      />
      <PlainField
        {...field('email')}
        label={t('auth:login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder={t('auth:login.emailHint')}
      />
      {/* Somebody who is invited joins a clinic that there is. */}
      {!plan && !invited && (
        <PlainField
          {...field('entity_name')}
          label={t('auth:register.clinic')}
          optional={t('auth:register.optional')}
          type="text"
          autoComplete="organization"
          placeholder={t('auth:register.clinicHint')}
        />
      )}
      <NewPasswordFields
        password={field('password')}
        confirmation={field('password_confirmation')}
        hints={[name, email]}
        onScore={(score) => void formik.setFieldValue('score', score, false)}
      />
      <PlainCheck
        name="agree"
        checked={agree}
        onChange={formik.handleChange}
        error={consent && say(consent)}
        label={
          <>
            {t('auth:register.agree')} <TermsLink />
          </>
        }
      />
      <PlainButton busy={busy}>{t(busy ? 'auth:register.busy' : 'auth:register.submit')}</PlainButton>
    </form>
  );
}

/** Goes on from a new account or a new password: signing in by itself, with a code where one is asked for, or by hand when it failed. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowUp } from '#client/storeKit/intents';
import type { Credentials } from '#client/services/session';
import { PlainButton } from '#client/ui/PlainButton';
import { CodeField } from './CodeField';
import css from './Form.module.css';
import { FormAlert } from './FormAlert';
import { useSignIn } from './useSignIn';
import { useErrorText } from '#client/ui/useErrorText';

type Props = {
  /** What was just registered or set. */
  credentials: Credentials;
  /** What follows. */
  then?: readonly FollowUp[];
  /** Stands in the place of the form, where trying again is of no use. */
  instead?: ReactNode;
};

export function SignInAfterwards({ credentials, then = [], instead }: Props) {
  const { t } = useTranslation('auth');
  const say = useErrorText();
  const { busy, signedIn, problem, codeAsked, signIn } = useSignIn(...then);
  const [code, setCode] = useState('');
  const [attempt, setAttempt] = useState(0);
  const wrongCode = problem?.code === 'two_step.invalid' ? problem : undefined;
  useEffect(() => {
    if (!wrongCode) return;
    setCode('');
    setAttempt((count) => count + 1);
  }, [wrongCode]);

  const proceed = (event?: FormEvent) => {
    event?.preventDefault();
    signIn({ ...credentials, ...(codeAsked && { one_time_code: code.trim() }) });
  };
  if (busy || signedIn || (!problem && !codeAsked)) return <p role="status">{t('login.busy')}</p>;
  if (instead) return instead;
  const isAsking = wrongCode !== undefined || problem?.code === 'two_step.required';
  return (
    <form className={css.form} noValidate onSubmit={proceed}>
      {!isAsking && <FormAlert problem={problem} onRetry={() => proceed()} />}
      {codeAsked && <CodeField value={code} onChange={setCode} error={wrongCode && !code ? say(wrongCode) : undefined} attempt={attempt} />}
      <PlainButton disabled={codeAsked && !code.trim()}>{t('login.submit')}</PlainButton>
    </form>
  );
}

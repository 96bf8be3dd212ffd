/** The form of one's own name and address: it follows the record, and keeps what is typed and not yet saved. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/areas/identity/resources/user';
import { profileChange } from '#shared/areas/identity/signIn';
import { changesOf, same, type Values } from '#client/kit/form/changes';
import { sendable, startOf, type FormField } from '#client/kit/form/fields';
import { useCardForm } from './useCardForm';
import type { useOwnSaving } from './useOwnSaving';

const useFields = (): readonly FormField[] => {
  const { t } = useTranslation('profile');
  return useMemo(
    () => [
      { name: 'name', label: t('edit.name'), autoComplete: 'name' },
      { name: 'email', label: t('edit.email'), help: t('edit.emailHelp'), autoComplete: 'email' },
    ],
    [t],
  );
};

const PASSWORD = 'current_password';

/** Another address takes the password: a session that was left open is not enough for it. */
const usePassword = (): readonly FormField[] => {
  const { t } = useTranslation('profile');
  return useMemo(
    () => [{ name: PASSWORD, label: t('twoStep.proof'), help: t('edit.proofHelp'), required: true, autoComplete: 'current-password' }],
    [t],
  );
};

/** What of the typed changes the record doesn't have yet; a new address waits next to it until it is proved. */
const missing = (changes: Values, now: User): Values =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => !same(value, (now as Values)[name]) && !(name === 'email' && same(value, now.pending_email)),
    ),
  );

export function useProfileForm(profile: User, { save, busy, refused }: ReturnType<typeof useOwnSaving>) {
  const fields = useFields();
  const password = usePassword();
  const [base, setBase] = useState({ version: profile.version, values: startOf(profileChange, fields, profile) });
  /** Names of fields that were changed here and elsewhere. */
  const [met, setMet] = useState<readonly string[]>([]);
  const form = useCardForm({
    resource: profileChange,
    fields,
    besides: ({ email }) => (same(email, base.values['email']) ? [] : password),
    start: base.values,
    how: 'update',
    busy: busy('profile'),
    refused: refused('profile'),
    send: (values) => {
      const changes = changesOf(base.values, values);
      setMet([]);
      const { email } = changes as { email?: string };
      if (Object.keys(changes).length)
        save(
          'profile',
          email ? { ...changes, [PASSWORD]: String(values[PASSWORD]) } : changes,
          email ? { notify: 'profile:edit.savedPending', values: { email } } : { notify: 'profile:edit.saved' },
        );
    },
  });
  const { setValues, values } = form.formik;
  const changes = changesOf(base.values, sendable(profileChange, values));

  useEffect(() => {
    if (profile.version <= base.version) return;
    const now = startOf(profileChange, fields, profile);
    const mine = missing(changesOf(base.values, sendable(profileChange, values)), profile);
    const theirs = changesOf(base.values, now);
    setBase({ version: profile.version, values: now });
    setMet(Object.keys(mine).filter((name) => name in theirs));
    void setValues({ ...now, ...mine }, false);
  }, [profile, base, fields, values, setValues]);

  return {
    ...form,
    resource: profileChange,
    busy: busy('profile'),
    dirty: Object.keys(changes).length > 0,
    met: fields.filter(({ name }) => met.includes(name)).map(({ label, name }) => `${label} “${String(base.values[name])}”`),
    discard: () => {
      setMet([]);
      form.reset(base.values);
    },
  };
}

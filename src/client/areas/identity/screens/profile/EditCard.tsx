/** Who one is: photo, name and address, each saved for itself; language and appearance, which change at once. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/areas/identity/resources/user';
import { Card } from '#client/ui/Card';
import { CardFields } from './CardFields';
import { PendingEmail } from './PendingEmail';
import { PhotoField } from './PhotoField';
import { Preferences } from './Preferences';
import css from './profile.module.css';
import { useOwnSaving } from './useOwnSaving';
import { useProfileForm } from './useProfileForm';
import { useUnsaved, type Unsaved } from './useUnsaved';

export function EditCard({ profile, unsaved }: { profile: User; unsaved: Unsaved }) {
  const { t } = useTranslation('profile');
  const saving = useOwnSaving(profile);
  const form = useProfileForm(profile, saving);
  useUnsaved(unsaved, 'profile', form.dirty);
  return (
    <Card title={t('edit.title')} purpose={t('edit.purpose')}>
      <PhotoField profile={profile} saving={saving} />
      <form ref={form.form} onSubmit={form.formik.handleSubmit} noValidate aria-busy={form.busy}>
        {form.met.length > 0 && (
          <Alert severity="warning" className={css.notice ?? ''}>
            {t('edit.met', { fields: form.met.join(', ') })}
          </Alert>
        )}
        <CardFields
          name="profile"
          resource={form.resource}
          fields={form.fields}
          form={form}
          under={{
            email: profile.pending_email && (
              <PendingEmail
                email={profile.pending_email}
                current={profile.email}
                onGiveUp={() => saving.save('profile', { email: profile.email }, { notify: 'profile:pending.givenUp' })}
              />
            ),
          }}
        />
        <div className={css.actions}>
          <Button type="submit" variant="contained" disabled={!form.dirty} loading={form.busy}>
            {t('edit.save')}
          </Button>
          {form.dirty && !form.busy && <Button onClick={form.discard}>{t('edit.discard')}</Button>}
        </div>
      </form>
      <Preferences />
    </Card>
  );
}

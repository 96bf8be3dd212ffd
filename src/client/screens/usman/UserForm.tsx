/** The form that adds or edits a user. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { saysSame, type FormField } from '../../kit/form/fields';
import { ManagedForm } from '../../kit/form/ManagedForm';
import { useAppSelector } from '../../store/hooks';
import { modules } from '../../store/modules';
import { me } from '../../store/modules/me';
import { useHistory } from '../audit/history';
import { Mark } from './Mark';
import { paths } from './paths';

/** @param isNew a password is asked of someone new */
const passwordFields = (t: TFunction<['people', 'form']>, isNew: boolean): readonly FormField[] => [
  {
    name: 'password',
    label: t('user.fields.password'),
    help: t(isNew ? 'user.help.password' : 'user.help.password_edit'),
    required: isNew,
  },
  {
    name: 'password_confirmation',
    label: t('user.fields.password_confirmation'),
    help: t('user.help.password_confirmation'),
    required: isNew,
    repeats: 'password',
    success: saysSame('password', t('form:samePassword')),
  },
];

/** @param isSelf nobody changes their own roles here, nor how they sign in */
const useFields = (isNew: boolean, isSelf: boolean): readonly FormField[] => {
  const { t } = useTranslation(['people', 'form']);
  return useMemo(
    () => [
      { name: 'profile_image', label: t('user.fields.profile_image') },
      { name: 'name', label: t('user.fields.name') },
      { name: 'email', label: t('user.fields.email'), help: t('user.help.email'), locked: isSelf ? t('user.ownEmail') : undefined },
      {
        name: 'roles',
        label: t('user.fields.roles'),
        help: t('user.help.roles'),
        module: modules.role,
        locked: isSelf ? t('user.ownRoles') : undefined,
      },
      { name: 'entity', label: t('user.fields.entity'), help: t('user.help.entity'), module: modules.entity },
      {
        name: 'status',
        label: t('user.fields.status'),
        help: t('user.help.status'),
        options: t('user.status', { returnObjects: true }),
      },
      // One's own is changed in the profile, where the current one is asked for.
      ...(isSelf ? [] : passwordFields(t, isNew)),
    ],
    [t, isNew, isSelf],
  );
};

export function UserForm() {
  const { t } = useTranslation('people');
  const { id } = useParams();
  const self = useAppSelector((state) => me.selectors.request(state).id);
  const isSelf = id !== undefined && id === self;
  const user = useAppSelector((state) => (id === undefined ? undefined : modules.user.selectors.byId(state, id)));
  return (
    <ManagedForm
      module={modules.user}
      id={id}
      history={useHistory()}
      words={t('user.form', { returnObjects: true })}
      fields={useFields(id === undefined, isSelf)}
      list={paths.user.list}
      badge={
        <>
          {isSelf && <Mark>{t('user.you')}</Mark>}
          {user?.email_verified_at === null && <Mark>{t('user.unverified')}</Mark>}
        </>
      }
    />
  );
}

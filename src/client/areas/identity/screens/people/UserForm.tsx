/** The form that adds or edits a user. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Resources } from '#shared/areas/resources';
import { saysSame, type FormField } from '#client/kit/form/fields';
import { ManagedForm } from '#client/kit/form/ManagedForm';
import { useAppSelector } from '#client/store/hooks';
import type { TextsFor } from '#client/kit/words';
import { useWords } from '#client/kit/useWords';
import { modules as clients } from '#client/areas/clients';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { useHistory } from '#client/kit/history/history';
import { Mark } from './NameBadge';
import { pathsOf } from '#client/kit/resource/paths';

/** @param isNew a password is asked of someone new */
const passwordFields = (t: TFunction<['people', 'form']>, texts: TextsFor<Resources['user']>, isNew: boolean): readonly FormField[] => [
  {
    name: 'password',
    label: texts.fields.password,
    help: isNew ? texts.help.password : t('user.help.password_edit'),
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
  const texts = useWords(modules.user.resource);
  return useMemo(
    () => [
      { name: 'profile_image', label: texts.fields.profile_image },
      { name: 'name', label: texts.fields.name },
      { name: 'email', label: texts.fields.email, help: texts.help.email, locked: isSelf ? t('user.ownEmail') : undefined },
      {
        name: 'roles',
        label: texts.fields.roles,
        help: texts.help.roles,
        module: modules.role,
        locked: isSelf ? t('user.ownRoles') : undefined,
      },
      { name: 'entity', label: texts.fields.entity, help: texts.help.entity, module: clients.entity },
      {
        name: 'status',
        label: texts.fields.status,
        help: texts.help.status,
        options: texts.choices.status,
      },
      // One's own is changed in the profile, where the current one is asked for.
      ...(isSelf ? [] : passwordFields(t, texts, isNew)),
    ],
    [t, texts, isNew, isSelf],
  );
};

export function UserForm() {
  const { t } = useTranslation('people');
  const texts = useWords(modules.user.resource);
  const { id } = useParams();
  const self = useAppSelector((state) => me.selectors.request(state).id);
  const isSelf = id !== undefined && id === self;
  const user = useAppSelector((state) => (id === undefined ? undefined : modules.user.selectors.byId(state, id)));
  return (
    <ManagedForm
      module={modules.user}
      id={id}
      history={useHistory()}
      words={texts.form}
      fields={useFields(id === undefined, isSelf)}
      list={pathsOf('user').list}
      badge={
        <>
          {isSelf && <Mark>{t('user.you')}</Mark>}
          {user?.email_verified_at === null && <Mark>{t('user.unverified')}</Mark>}
        </>
      }
    />
  );
}

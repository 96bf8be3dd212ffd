/** The form that adds or edits a user. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Resources } from '#shared/areas/resources';
import { saysSame, type FormField } from '#client/kit/form/fields';
import { ManagedForm } from '#client/kit/form/ManagedForm';
import { useAppSelector } from '#client/store/hooks';
import type { SaidFor } from '#client/kit/words';
import { useWords } from '#client/kit/useWords';
import { modules as clients } from '#client/areas/clients';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { useHistory } from '#client/kit/history/history';
import { Mark } from './NameBadge';
import { pathsOf } from '#client/kit/resource/paths';

/** @param isNew a password is asked of someone new */
const passwordFields = (t: TFunction<['people', 'form']>, said: SaidFor<Resources['user']>, isNew: boolean): readonly FormField[] => [
  {
    name: 'password',
    label: said.fields.password,
    help: isNew ? said.help.password : t('user.help.password_edit'),
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
  const said = useWords(modules.user.resource);
  return useMemo(
    () => [
      { name: 'profile_image', label: said.fields.profile_image },
      { name: 'name', label: said.fields.name },
      { name: 'email', label: said.fields.email, help: said.help.email, locked: isSelf ? t('user.ownEmail') : undefined },
      {
        name: 'roles',
        label: said.fields.roles,
        help: said.help.roles,
        module: modules.role,
        locked: isSelf ? t('user.ownRoles') : undefined,
      },
      { name: 'entity', label: said.fields.entity, help: said.help.entity, module: clients.entity },
      {
        name: 'status',
        label: said.fields.status,
        help: said.help.status,
        options: said.choices.status,
      },
      // One's own is changed in the profile, where the current one is asked for.
      ...(isSelf ? [] : passwordFields(t, said, isNew)),
    ],
    [t, said, isNew, isSelf],
  );
};

export function UserForm() {
  const { t } = useTranslation('people');
  const said = useWords(modules.user.resource);
  const { id } = useParams();
  const self = useAppSelector((state) => me.selectors.request(state).id);
  const isSelf = id !== undefined && id === self;
  const user = useAppSelector((state) => (id === undefined ? undefined : modules.user.selectors.byId(state, id)));
  return (
    <ManagedForm
      module={modules.user}
      id={id}
      history={useHistory()}
      words={said.form}
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

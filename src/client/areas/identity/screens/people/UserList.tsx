/** The list of users. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { flag, moment, related, status, title, type Column } from '#client/kit/grid/columns';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { portrait } from '#client/kit/grid/portraitColumn';
import { useAppSelector } from '#client/store/hooks';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { UsersIcon } from '#client/ui/icons';
import type { Row } from '#client/services/serviceResults';
import { EmailText } from './EmailText';
import { Mark } from './NameBadge';
import { pathsOf } from '#client/kit/resource/paths';

/** An address; one that isn't proven yet is marked. */
const email = (label: string, unverified: string): Column => {
  const textOf = (user: Row) => String(user['email']);
  const isProven = (user: Row) => user['email_verified_at'] !== null;
  return {
    field: 'email',
    label,
    width: 200,
    grow: 2,
    cell: (user) => <EmailText email={textOf(user)} unverified={isProven(user) ? undefined : unverified} />,
    text: (user) => (isProven(user) ? textOf(user) : `${textOf(user)} (${unverified})`),
  };
};

const useColumns = (self: string | null) => {
  const { t } = useTranslation(['people', 'grid']);
  const texts = useWords(modules.user.resource);
  return useMemo(
    () => [
      portrait({ field: 'profile_image', label: texts.columns.profile_image, name: 'name' }),
      title({ field: 'name', label: texts.columns.name, mark: ({ id }) => id === self && <Mark>{t('people:user.you')}</Mark> }),
      email(texts.columns.email, t('people:user.unverified')),
      related({ field: 'roles', label: texts.columns.roles, module: modules.role }),
      status({
        field: 'status',
        label: texts.columns.status,
        options: {
          active: { label: texts.choices.status.active, tone: 'success' },
          inactive: { label: texts.choices.status.inactive, tone: 'neutral' },
        },
      }),
      moment({ field: 'last_seen_at', label: texts.columns.last_seen_at, none: t('people:user.never') }),
      flag({ field: 'two_step', label: texts.columns.two_step, yes: t('grid:yes'), no: t('grid:no'), width: 112, hidden: true }),
      moment({ field: 'created_at', label: texts.columns.created_at }),
    ],
    [t, texts, self],
  );
};

const useFilters = () => {
  const texts = useWords(modules.user.resource);
  return useMemo(
    () => [
      { field: 'roles', label: texts.columns.roles, module: modules.role },
      { field: 'status', label: texts.columns.status, options: texts.choices.status },
      { field: 'created_at', label: texts.columns.created_at },
    ],
    [texts],
  );
};

export function UserList() {
  const texts = useWords(modules.user.resource);
  const self = useAppSelector((state) => me.selectors.request(state).id);
  const isSelf = useCallback(({ id }: { readonly id: string }) => id === self, [self]);
  return (
    <ManagedGrid
      module={modules.user}
      icon={UsersIcon}
      words={texts.list}
      columns={useColumns(self)}
      filters={useFilters()}
      stays={isSelf}
      {...pathsOf('user')}
    />
  );
}

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
  const said = useWords(modules.user.resource);
  return useMemo(
    () => [
      portrait({ field: 'profile_image', label: said.columns.profile_image, name: 'name' }),
      title({ field: 'name', label: said.columns.name, mark: ({ id }) => id === self && <Mark>{t('people:user.you')}</Mark> }),
      email(said.columns.email, t('people:user.unverified')),
      related({ field: 'roles', label: said.columns.roles, module: modules.role }),
      status({
        field: 'status',
        label: said.columns.status,
        options: {
          active: { label: said.choices.status.active, tone: 'success' },
          inactive: { label: said.choices.status.inactive, tone: 'neutral' },
        },
      }),
      moment({ field: 'last_seen_at', label: said.columns.last_seen_at, none: t('people:user.never') }),
      flag({ field: 'two_step', label: said.columns.two_step, yes: t('grid:yes'), no: t('grid:no'), width: 112, hidden: true }),
      moment({ field: 'created_at', label: said.columns.created_at }),
    ],
    [t, said, self],
  );
};

const useFilters = () => {
  const said = useWords(modules.user.resource);
  return useMemo(
    () => [
      { field: 'roles', label: said.columns.roles, module: modules.role },
      { field: 'status', label: said.columns.status, options: said.choices.status },
      { field: 'created_at', label: said.columns.created_at },
    ],
    [said],
  );
};

export function UserList() {
  const said = useWords(modules.user.resource);
  const self = useAppSelector((state) => me.selectors.request(state).id);
  const isSelf = useCallback(({ id }: { readonly id: string }) => id === self, [self]);
  return (
    <ManagedGrid
      module={modules.user}
      icon={UsersIcon}
      words={said.list}
      columns={useColumns(self)}
      filters={useFilters()}
      stays={isSelf}
      {...pathsOf('user')}
    />
  );
}

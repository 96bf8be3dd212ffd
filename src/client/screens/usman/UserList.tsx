/** The list of users. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { flag, moment, related, status, title, type Column } from '../../kit/grid/columns';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { portrait } from '../../kit/grid/portrait';
import { useAppSelector } from '../../store/hooks';
import { modules } from '../../store/modules';
import { me } from '../../store/modules/me';
import { UsersIcon } from '../../ui/icons';
import type { Row } from '../../services/outcome';
import { EmailText } from './EmailText';
import { Mark } from './Mark';
import { paths } from './paths';

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
  return useMemo(
    () => [
      portrait({ field: 'profile_image', label: t('people:user.fields.profile_image'), name: 'name' }),
      title({ field: 'name', label: t('people:user.fields.name'), mark: ({ id }) => id === self && <Mark>{t('people:user.you')}</Mark> }),
      email(t('people:user.fields.email'), t('people:user.unverified')),
      related({ field: 'roles', label: t('people:user.fields.roles'), module: modules.role }),
      status({
        field: 'status',
        label: t('people:user.fields.status'),
        options: {
          active: { label: t('people:user.status.active'), tone: 'success' },
          inactive: { label: t('people:user.status.inactive'), tone: 'neutral' },
        },
      }),
      moment({ field: 'last_seen_at', label: t('people:user.fields.last_seen_at'), none: t('people:user.never') }),
      flag({ field: 'two_step', label: t('people:user.fields.two_step'), yes: t('grid:yes'), no: t('grid:no'), width: 112, hidden: true }),
      moment({ field: 'created_at', label: t('people:user.fields.created_at') }),
    ],
    [t, self],
  );
};

const useFilters = () => {
  const { t } = useTranslation('people');
  return useMemo(
    () => [
      { field: 'roles', label: t('user.fields.roles'), module: modules.role },
      { field: 'status', label: t('user.fields.status'), options: t('user.status', { returnObjects: true }) },
      { field: 'created_at', label: t('user.fields.created_at') },
    ],
    [t],
  );
};

export function UserList() {
  const { t } = useTranslation('people');
  const self = useAppSelector((state) => me.selectors.request(state).id);
  const isSelf = useCallback(({ id }: { readonly id: string }) => id === self, [self]);
  return (
    <ManagedGrid
      module={modules.user}
      icon={UsersIcon}
      words={t('user.list', { returnObjects: true })}
      columns={useColumns(self)}
      filters={useFilters()}
      stays={isSelf}
      {...paths.user}
    />
  );
}

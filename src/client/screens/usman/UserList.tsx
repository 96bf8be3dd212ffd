/** The list of users. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { moment, related, status, title, words } from '../../kit/grid/columns';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { portrait } from '../../kit/grid/portrait';
import { useAppSelector } from '../../store/hooks';
import { modules } from '../../store/modules';
import { me } from '../../store/modules/me';
import { UsersIcon } from '../../ui/icons';
import { Mark } from './Mark';
import { paths } from './paths';

const useColumns = (self: string | null) => {
  const { t } = useTranslation('people');
  return useMemo(
    () => [
      portrait({ field: 'profile_image', label: t('user.fields.profile_image'), name: 'name' }),
      title({ field: 'name', label: t('user.fields.name'), mark: ({ id }) => id === self && <Mark>{t('user.you')}</Mark> }),
      words({ field: 'email', label: t('user.fields.email'), width: 200 }),
      related({ field: 'roles', label: t('user.fields.roles'), module: modules.role }),
      status({
        field: 'status',
        label: t('user.fields.status'),
        options: {
          active: { label: t('user.status.active'), tone: 'success' },
          inactive: { label: t('user.status.inactive'), tone: 'neutral' },
        },
      }),
      moment({ field: 'last_seen_at', label: t('user.fields.last_seen_at'), none: t('user.never') }),
      moment({ field: 'created_at', label: t('user.fields.created_at') }),
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

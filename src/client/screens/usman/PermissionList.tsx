/** The list of permissions. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { title, words, type Column } from '../../kit/grid/columns';
import { figure } from '../../kit/grid/numberColumns';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { useAll } from '../../kit/useAll';
import { modules } from '../../store/modules';
import { PermissionIcon } from '../../ui/icons';
import { isSystem } from './isSystem';
import { paths } from './paths';
import { usePermissionWords } from './permissionWords';
import { SystemLock } from './SystemLock';

type Words = ReturnType<typeof usePermissionWords>;

/** What a permission guards or allows, by its name in the person's language. */
const named = (field: string, label: string, name: (value: string) => string): Column => ({
  field,
  label,
  width: 120,
  grow: 1,
  cell: (record) => name(String(record[field])),
  text: (record) => name(String(record[field])),
});

const useColumns = ({ resource, action }: Words) => {
  const { t } = useTranslation('people');
  return useMemo(
    () => [
      title({ field: 'name', label: t('permission.fields.name'), mark: (record) => isSystem(record) && <SystemLock /> }),
      words({ field: 'label', label: t('permission.fields.label'), hidden: true }),
      named('resource', t('permission.fields.resource'), resource),
      named('action', t('permission.fields.action'), action),
      figure({ field: 'roles_count', label: t('permission.fields.roles_count'), width: 96 }),
    ],
    [t, resource, action],
  );
};

/** The values to filter by are those that there are: admins invent their own. */
const useFilters = ({ resource, action }: Words) => {
  const { t } = useTranslation('people');
  const { rows } = useAll(modules.permission, 'filters', 'name');
  return useMemo(() => {
    const options = (field: 'resource' | 'action', name: (value: string) => string) =>
      Object.fromEntries([...new Set(rows.map((row) => String(row[field])))].map((value) => [value, name(value)]));
    return [
      { field: 'resource', label: t('permission.fields.resource'), options: options('resource', resource) },
      { field: 'action', label: t('permission.fields.action'), options: options('action', action) },
    ];
  }, [t, rows, resource, action]);
};

export function PermissionList() {
  const { t } = useTranslation('people');
  const called = usePermissionWords();
  return (
    <ManagedGrid
      module={modules.permission}
      icon={PermissionIcon}
      words={t('permission.list', { returnObjects: true })}
      columns={useColumns(called)}
      filters={useFilters(called)}
      stays={isSystem}
      {...paths.permission}
    />
  );
}

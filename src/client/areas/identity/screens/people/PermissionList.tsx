/** The list of permissions. */
import { useMemo } from 'react';
import { title, words, type Column } from '#client/kit/grid/columns';
import { figure } from '#client/kit/grid/numberColumns';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { useAll } from '#client/kit/useAll';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { PermissionIcon } from '#client/ui/icons';
import { isSystem } from './isSystem';
import { pathsOf } from '#client/kit/resource/paths';
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
  const texts = useWords(modules.permission.resource);
  return useMemo(
    () => [
      title({ field: 'name', label: texts.columns.name, mark: (record) => isSystem(record) && <SystemLock /> }),
      words({ field: 'label', label: texts.columns.label, hidden: true }),
      named('resource', texts.columns.resource, resource),
      named('action', texts.columns.action, action),
      figure({ field: 'roles_count', label: texts.columns.roles_count, width: 96 }),
    ],
    [texts, resource, action],
  );
};

/** The values to filter by are those that there are: admins invent their own. */
const useFilters = ({ resource, action }: Words) => {
  const texts = useWords(modules.permission.resource);
  const { rows } = useAll(modules.permission, 'filters', 'name');
  return useMemo(() => {
    const options = (field: 'resource' | 'action', name: (value: string) => string) =>
      Object.fromEntries([...new Set(rows.map((row) => String(row[field])))].map((value) => [value, name(value)]));
    return [
      { field: 'resource', label: texts.columns.resource, options: options('resource', resource) },
      { field: 'action', label: texts.columns.action, options: options('action', action) },
    ];
  }, [texts, rows, resource, action]);
};

export function PermissionList() {
  const texts = useWords(modules.permission.resource);
  const called = usePermissionWords();
  return (
    <ManagedGrid
      module={modules.permission}
      icon={PermissionIcon}
      words={texts.list}
      columns={useColumns(called)}
      filters={useFilters(called)}
      stays={isSystem}
      {...pathsOf('permission')}
    />
  );
}

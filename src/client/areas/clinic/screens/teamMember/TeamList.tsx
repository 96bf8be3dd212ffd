/** The list of those who work at the clinic, each with the role of their login in the language of the page. Rule: TEAM-7. */
import { useMemo } from 'react';
import { limits } from '#shared/limits';
import { clientRoles } from '#shared/domain/clientRoles';
import type { Role } from '#shared/areas/identity/resources/role';
import { teamMember as declared } from '#shared/areas/clinic/resources/teamMember';
import { builtInRoleNames, roleCalled } from '#shared/areas/identity/domain/roleNames';
import { words } from '#client/kit/grid/columns';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { useShortList, type Listed } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { useLanguage } from '#client/ui/useLanguage';

/** Every role that a login of this clinic can have: those of every clinic, then its own. */
const useRoles = (): readonly string[] => {
  const roles = loadedModule('role') as unknown as Listed<Role>;
  const asked = { filter: { scope: ['entity'] }, page: { number: 1, size: limits.pageSize } };
  const { rows } = useShortList<Role>(roles, 'team', useCan('role', 'list') ? asked : undefined);
  return useMemo(() => [...clientRoles, ...rows.map(({ name }) => name).filter((name) => !builtInRoleNames[name])], [rows]);
};

const useColumns = (): OwnColumns => {
  const { columns } = useWords(declared);
  const language = useLanguage();
  const roles = useRoles();
  return useMemo(() => {
    const options = Object.fromEntries(roles.map((name) => [name, roleCalled(name, language)]));
    return {
      role: words({ field: 'role', label: columns['role']!, width: 110, options, none: '—' }),
      hours_today: words({ field: 'hours_today', label: columns['hours_today']!, width: 140, none: '—' }),
    };
  }, [columns, language, roles]);
};

export const TeamList = () => <ResourceList name="teamMember" own={useColumns()} />;

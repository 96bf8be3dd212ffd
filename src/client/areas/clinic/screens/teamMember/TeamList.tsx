/** The list of those who work at the clinic, each with the role of their login in the language of the page. Rule: TEAM-7. */
import { useMemo } from 'react';
import { teamMember as declared, type TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import { words } from '#client/kit/grid/columns';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { useLanguage } from '#client/ui/useLanguage';

const useColumns = (): OwnColumns => {
  const { columns } = useWords(declared);
  const language = useLanguage();
  return useMemo(() => {
    const said = (row: Row) => {
      const { role } = row as unknown as TeamMember;
      return role ? roleCalled(role, language) : null;
    };
    return { role: { ...words({ field: 'role', label: columns['role']!, width: 110 }), cell: said, text: said } };
  }, [columns, language]);
};

export const TeamList = () => <ResourceList name="teamMember" own={useColumns()} />;

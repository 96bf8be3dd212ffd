/** Who opened which record, over the whole clinic: by person, by patient and by day. For who may read it. Rules: PAT-11, PAT-15. */
import { useMemo } from 'react';
import { Link } from 'react-router';
import { reading as declared, type Reading } from '#shared/areas/clinic/resources/reading';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { AnyModule } from '#client/kit/anyModule';
import { moment, title, words } from '#client/kit/grid/columns';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { recordPath } from '#client/kit/resource/paths';
import { useAll } from '#client/kit/useAll';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { AuditIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

const readings = modules.reading as unknown as AnyModule;

const useColumns = () => {
  const { fields, own } = useWords(declared);
  const language = useLanguage();
  return useMemo(() => {
    const roleOf = ({ role }: Reading) => (role ? roleCalled(role, language) : own['support']!);
    return [
      {
        ...words({ field: 'record_label', label: fields.record_label, width: 200 }),
        cell: (row: Row) => {
          const { record_id, record_label } = row as unknown as Reading;
          return record_id && <Link to={recordPath('patient', record_id)}>{record_label}</Link>;
        },
      },
      title({ field: 'person_name', label: fields.person_name, width: 180 }),
      {
        ...words({ field: 'role', label: fields.role, width: 130, grow: 1 }),
        cell: (row: Row) => roleOf(row as unknown as Reading),
        text: (row: Row) => roleOf(row as unknown as Reading),
      },
      moment({ field: 'last_at', label: fields.last_at }),
      words({ field: 'opened', label: fields.opened, width: 120, grow: 0 }),
      words({ field: 'exported', label: fields.exported, width: 130, grow: 0 }),
      moment({ field: 'first_at', label: fields.first_at, hidden: true }),
    ];
  }, [fields, own, language]);
};

/** The people of the clinic who sign in; anybody else is found by name. */
const usePeople = (): Readonly<Record<string, string>> => {
  const { rows } = useAll(modules.teamMember, 'readers', 'name');
  return useMemo(
    () => Object.fromEntries(rows.flatMap(({ account_id, full_name, name }) => (account_id ? [[account_id, full_name ?? name]] : []))),
    [rows],
  );
};

export function Readings() {
  const { fields, list, own } = useWords(declared);
  const people = usePeople();
  const filters = useMemo(
    () => [
      { field: 'person_id', label: fields.person_name, options: people },
      { field: 'last_at', label: fields.last_at },
    ],
    [fields, people],
  );
  const said = { ...list, title: own['title']!, purpose: own['purpose']! };
  return <ManagedGrid module={readings} icon={AuditIcon} words={said} columns={useColumns()} filters={filters} />;
}

/** The audit of a clinic for its owner: who changed which of its records, and when. Rule: PRV-21. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { clientAudit as declared, type ClientAudit } from '#shared/areas/oversight/resources/clientAudit';
import type { AnyModule } from '#client/kit/anyModule';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { useKindNames } from '#client/kit/useKindNames';
import { useWords } from '#client/kit/useWords';
import type { Row } from '#client/services/serviceResults';
import { AuditIcon } from '#client/ui/icons';
import * as modules from '../modules';
import { clientLinePath } from './paths';
import { useLineColumns } from './useLineColumns';

const lines = modules.clientAudit as unknown as AnyModule;

const useColumns = () => {
  const { choices } = useWords(declared);
  const { record, action, kind, actor, moment } = useLineColumns(lines);
  return useMemo(() => {
    // The provider's staff have a name only where the clinic let them in as support.
    const nameOf = ({ actor_name, by }: ClientAudit): string => actor_name ?? (by ? choices.by[by] : '');
    const named = { ...actor, cell: (line: Row) => nameOf(line as unknown as ClientAudit) };
    return [record, action, kind, named, moment];
  }, [record, action, kind, actor, moment, choices]);
};

const useFilters = () => {
  const { t } = useTranslation('audit');
  const { fields, choices } = useWords(declared);
  const kinds = useKindNames('name');
  return useMemo(
    () => [
      { field: 'action', label: fields.action, options: t('action', { returnObjects: true }) },
      { field: 'resource', label: fields.resource, options: kinds },
      { field: 'by', label: fields.by, options: choices.by },
      { field: 'created_at', label: t('fields.created_at') },
    ],
    [t, fields, choices, kinds],
  );
};

export function ClientAuditList() {
  const { t } = useTranslation();
  const { list, own } = useWords(declared);
  const said = { ...list, title: t('page.audit'), purpose: own['purpose']! };
  return (
    <ManagedGrid
      module={modules.clientAudit}
      icon={AuditIcon}
      words={said}
      columns={useColumns()}
      filters={useFilters()}
      open={clientLinePath}
    />
  );
}

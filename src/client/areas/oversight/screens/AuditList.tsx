/** The audit: every line there is, by time. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '#client/kit/anyModule';
import { words } from '#client/kit/grid/columns';
import { useKindNames } from '#client/kit/useKindNames';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { modules as identity } from '../../identity';
import * as modules from '../modules';
import { AuditIcon } from '#client/ui/icons';
import { linePath } from './paths';
import { useLineColumns } from './useLineColumns';

const useColumns = () => {
  const { t } = useTranslation('audit');
  const { record, action, kind, actor, moment } = useLineColumns(modules.audit as unknown as AnyModule);
  return useMemo(
    // On the page of a line the address is always there.
    () => [record, action, kind, actor, moment, words({ field: 'ip', label: t('fields.ip'), width: 120, grow: 1, hidden: true })],
    [t, record, action, kind, actor, moment],
  );
};

const useFilters = () => {
  const { t } = useTranslation('audit');
  const kinds = useKindNames('name');
  return useMemo(
    () => [
      { field: 'action', label: t('fields.action'), options: t('action', { returnObjects: true }) },
      { field: 'resource', label: t('fields.resource'), options: kinds },
      { field: 'actor', label: t('fields.actor'), module: identity.user },
      { field: 'created_at', label: t('fields.created_at') },
    ],
    [t, kinds],
  );
};

export function AuditList() {
  const { t } = useTranslation('audit');
  return (
    <ManagedGrid
      module={modules.audit}
      icon={AuditIcon}
      words={t('list', { returnObjects: true })}
      columns={useColumns()}
      filters={useFilters()}
      open={linePath}
    />
  );
}

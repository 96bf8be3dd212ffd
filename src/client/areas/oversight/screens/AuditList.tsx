/** The audit: every line there is, by time. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions, type Audit } from '#shared/areas/oversight/resources/audit';
import { moment, status, title, words } from '#client/kit/grid/columns';
import { useKindNames } from '#client/kit/useKindNames';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { modules as identity } from '../../identity';
import * as modules from '../modules';
import { AuditIcon } from '#client/ui/icons';
import { linePath } from './paths';
import { useLineText } from '#client/kit/history/useLineText';
import { LIST_KEY } from '#client/store/live/keys';
import { useAppSelector } from '#client/store/hooks';
import { toneOf } from '#client/kit/history/actionTones';

type Action = (typeof auditActions)[number];

const useColumns = () => {
  const { t } = useTranslation('audit');
  const kinds = useKindNames('name');
  const { rows } = useAppSelector((state) => modules.audit.selectors.list(state, LIST_KEY));
  const textOf = useLineText(rows);
  return useMemo(() => {
    const said: Record<Action, string> = t('action', { returnObjects: true });
    const options = Object.fromEntries(auditActions.map((action) => [action, { label: said[action], tone: toneOf(action) }]));
    return [
      title({
        field: 'record_label',
        label: t('fields.record_label'),
        width: 240,
        unnamed: (line) => {
          if (line['withheld'] && line['action'] !== 'command') return t('unseen');
          return line['action'] === 'command' || !line['record_label'] ? textOf(line as unknown as Audit) : undefined;
        },
      }),
      status({ field: 'action', label: t('fields.action'), options, width: 190 }),
      words({ field: 'resource', label: t('fields.resource'), width: 110, grow: 1, options: kinds }),
      words({ field: 'actor_name', label: t('fields.actor'), width: 150, none: t('nobody') }),
      moment({ field: 'created_at', label: t('fields.created_at') }),
      // On the page of a line it is always there.
      words({ field: 'ip', label: t('fields.ip'), width: 120, grow: 1, hidden: true }),
    ];
  }, [t, kinds, textOf]);
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

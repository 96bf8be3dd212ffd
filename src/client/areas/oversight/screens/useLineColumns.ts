/** The columns that the lists of both audits share: record, action, kind of record, actor, time. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { auditActions, type Audit } from '#shared/areas/oversight/resources/audit';
import type { AnyModule } from '#client/kit/anyModule';
import { moment, status, title, words } from '#client/kit/grid/columns';
import { toneOf } from '#client/kit/history/actionTones';
import { useLineText } from '#client/kit/history/useLineText';
import { useKindNames } from '#client/kit/useKindNames';
import { useAppSelector } from '#client/store/hooks';
import { LIST_KEY } from '#client/store/live/keys';

type Action = (typeof auditActions)[number];

export const useLineColumns = (module: AnyModule) => {
  const { t } = useTranslation('audit');
  const kinds = useKindNames('name');
  const { rows } = useAppSelector((state) => module.selectors.list(state, LIST_KEY));
  const textOf = useLineText(rows as unknown as readonly Audit[]);
  return useMemo(() => {
    const said: Record<Action, string> = t('action', { returnObjects: true });
    const options = Object.fromEntries(auditActions.map((action) => [action, { label: said[action], tone: toneOf(action) }]));
    return {
      record: title({
        field: 'record_label',
        label: t('fields.record_label'),
        width: 240,
        unnamed: (line) => {
          if (line['withheld'] && line['action'] !== 'command') return t('unseen');
          return line['action'] === 'command' || !line['record_label'] ? textOf(line as unknown as Audit) : undefined;
        },
      }),
      action: status({ field: 'action', label: t('fields.action'), options, width: 190 }),
      kind: words({ field: 'resource', label: t('fields.resource'), width: 110, grow: 1, options: kinds }),
      actor: words({ field: 'actor_name', label: t('fields.actor'), width: 150, none: t('nobody') }),
      moment: moment({ field: 'created_at', label: t('fields.created_at') }),
    };
  }, [t, kinds, textOf]);
};

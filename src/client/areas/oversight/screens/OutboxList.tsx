/** The outbox: every mail, sent or kept. */
import { toneOfStatus } from '#client/ui/tones';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { flag, moment, status, title, words } from '#client/kit/grid/columns';
import { figure } from '#client/kit/grid/numberColumns';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import * as modules from '../modules';
import { OutboxIcon } from '#client/ui/icons';
import { mailPath } from './paths';

/** How each status looks, here and on the mail's own page. */
export const useMailStatuses = () => {
  const { t } = useTranslation('audit');
  return useMemo(
    () => ({
      queued: { label: t('outbox.status.queued'), tone: toneOfStatus('queued') },
      sent: { label: t('outbox.status.sent'), tone: toneOfStatus('sent') },
      failed: { label: t('outbox.status.failed'), tone: toneOfStatus('failed') },
      kept: { label: t('outbox.status.kept'), tone: toneOfStatus('kept') },
    }),
    [t],
  );
};

const useColumns = () => {
  const { t } = useTranslation('audit');
  const options = useMailStatuses();
  return useMemo(
    () => [
      title({ field: 'subject', label: t('outbox.fields.subject') }),
      words({ field: 'to', label: t('outbox.fields.to'), width: 190 }),
      words({
        field: 'purpose',
        label: t('outbox.fields.purpose'),
        width: 150,
        grow: 1,
        hidden: true,
        options: t('outbox.kinds', { returnObjects: true }),
      }),
      status({ field: 'status', label: t('outbox.fields.status'), options }),
      flag({ field: 'sandbox', label: t('outbox.fields.sandbox'), yes: t('outbox.neverSent'), no: '–' }),
      figure({ field: 'attempts', label: t('outbox.fields.attempts') }),
      moment({ field: 'sent_at', label: t('outbox.fields.sent_at'), none: t('outbox.notSent') }),
      moment({ field: 'created_at', label: t('outbox.fields.created_at') }),
    ],
    [t, options],
  );
};

const useFilters = () => {
  const { t } = useTranslation('audit');
  return useMemo(
    () => [
      { field: 'purpose', label: t('outbox.fields.purpose'), options: t('outbox.kinds', { returnObjects: true }) },
      { field: 'status', label: t('outbox.fields.status'), options: t('outbox.status', { returnObjects: true }) },
      { field: 'created_at', label: t('outbox.fields.created_at') },
    ],
    [t],
  );
};

export function OutboxList() {
  const { t } = useTranslation('audit');
  return (
    <ManagedGrid
      module={modules.mail}
      icon={OutboxIcon}
      words={t('outbox', { returnObjects: true })}
      columns={useColumns()}
      filters={useFilters()}
      open={mailPath}
    />
  );
}

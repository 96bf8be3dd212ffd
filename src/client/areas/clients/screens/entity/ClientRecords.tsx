/** What happened to a client: mails to its people, and the audit of all that is its. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { limits } from '#shared/limits';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Mail } from '#shared/areas/oversight/resources/mail';
import type { Membership } from '#shared/areas/identity/resources/membership';
import { useLineText } from '#client/kit/history/useLineText';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { RelativeDate } from '#client/ui/DateText';
import { Card } from '#client/ui/Card';
import { StatusChip } from '#client/ui/StatusChip';
import { linePath, mailPath, useMailStatuses } from '#client/areas/oversight';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { usePanelList } from '#client/kit/panels/usePanelList';

/** An id that no record has: a filter by no ids at all would find everything. */
const NO_RECORD = '00000000-0000-7000-8000-000000000000';

const idsOr = (ids: readonly string[]): readonly string[] => (ids.length ? ids.slice(0, limits.filterValues) : [NO_RECORD]);

/** The newest memberships of a client; undefined until they are known. @param key of the list: each card has one of its own */
const usePeople = (id: string, key: string) => usePanelList<Membership>('membership', key, { entity: [id] }, { size: limits.pageSize });

const isKnown = (list: { readonly status: string } | undefined): boolean => list !== undefined && list.status !== 'loading';

function MailsPanel({ id }: { id: string }) {
  const { t } = useTranslation('audit');
  const { own } = useWords(modules.entity.resource);
  const statuses = useMailStatuses();
  const people = usePeople(id, 'mailed-of-client');
  const ids = idsOr(people?.rows.flatMap(({ user }) => (user ? [user.id] : [])) ?? []);
  const list = usePanelList<Mail>('mail', 'of-client', isKnown(people) ? { user: ids } : undefined);
  return (
    <Card title={own['mails']!} screenOnly>
      <PanelTable
        label={own['mails']!}
        list={list}
        columns={[
          { key: 'subject', label: t('outbox.fields.subject'), cell: (mail) => <Link to={mailPath(mail.id)}>{mail.subject}</Link> },
          { key: 'to', label: t('outbox.fields.to'), cell: (mail) => mail.to },
          {
            key: 'status',
            label: t('outbox.fields.status'),
            cell: ({ status }) => <StatusChip tone={statuses[status].tone}>{statuses[status].label}</StatusChip>,
          },
          { key: 'when', label: t('outbox.fields.created_at'), cell: (mail) => <RelativeDate iso={mail.created_at} tabStop /> },
        ]}
      />
    </Card>
  );
}

function AuditPanel({ id }: { id: string }) {
  const { t } = useTranslation('audit');
  const { own } = useWords(modules.entity.resource);
  const headers = usePanelList<Clientsubsheader>('clientsubsheader', 'of-client', { entity: [id] }, { size: limits.pageSize });
  const people = usePeople(id, 'audited-of-client');
  const ids = idsOr([id, ...(headers?.rows ?? []).map((one) => one.id), ...(people?.rows ?? []).map((one) => one.id)]);
  const list = usePanelList<Audit>('audit', 'of-client', isKnown(headers) && isKnown(people) ? { record_id: ids } : undefined);
  const textOf = useLineText(list?.rows ?? []);
  return (
    <Card title={own['audit']!} screenOnly>
      <PanelTable
        label={own['audit']!}
        list={list}
        columns={[
          {
            key: 'what',
            label: t('fields.action'),
            cell: (line) => <Link to={linePath(line.id)}>{textOf(line)}</Link>,
          },
          { key: 'actor', label: t('fields.actor'), cell: (line) => line.actor_name ?? t('nobody') },
          { key: 'when', label: t('fields.created_at'), cell: (line) => <RelativeDate iso={line.created_at} tabStop /> },
        ]}
      />
    </Card>
  );
}

/** As far as this person may list them: the mails, then the audit. */
export function ClientRecords({ id }: { id: string }) {
  const mayEdit = useCan('entity', 'update');
  const people = useCan('membership', 'list');
  const mails = useCan('mail', 'list');
  const audit = useCan('audit', 'list');
  if (!mayEdit) return null;
  return (
    <>
      {mails && people && <MailsPanel id={id} />}
      {audit && <AuditPanel id={id} />}
    </>
  );
}

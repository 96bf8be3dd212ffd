/** What happened to a client: mails to its people, and the audit of all that is its. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { limits } from '#shared/limits';
import { useLineText } from '#client/kit/history/useLineText';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { RelativeDate } from '#client/ui/DateText';
import { Card } from '#client/ui/Card';
import { StatusChip } from '#client/ui/StatusChip';
import { modules as identity } from '#client/areas/identity';
import { linePath, mailPath, modules as oversight, useMailStatuses } from '#client/areas/oversight';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { useShortList, type ShortList } from '#client/kit/useShortList';

/** An id that no record has: a filter by no ids at all would find everything. */
const NO_RECORD = '00000000-0000-7000-8000-000000000000';

const idsOr = (ids: readonly string[]): readonly string[] => (ids.length ? ids.slice(0, limits.filterValues) : [NO_RECORD]);

const allOf = (id: string) => ({ filter: { entity: [id] }, page: { number: 1, size: limits.pageSize } });

/** The newest memberships of a client. @param key of the list: each card has one of its own */
const usePeople = (id: string, key: string) => useShortList(identity.membership, key, allOf(id));

/** Whether the list that another one is filtered by has been answered; also where that failed. */
const isOver = ({ isKnown, status }: Pick<ShortList<unknown>, 'isKnown' | 'status'>): boolean => isKnown || status === 'failed';

function MailsPanel({ id }: { id: string }) {
  const { t } = useTranslation('audit');
  const { own } = useWords(modules.entity.resource);
  const statuses = useMailStatuses();
  const people = usePeople(id, 'mailed-of-client');
  const ids = idsOr(people.rows.flatMap(({ user }) => (user ? [user.id] : [])));
  const list = useShortList(oversight.mail, 'of-client', isOver(people) ? { filter: { user: ids } } : undefined);
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
  const headers = useShortList(modules.clientsubsheader, 'of-client', allOf(id));
  const people = usePeople(id, 'audited-of-client');
  const ids = idsOr([id, ...headers.rows.map((one) => one.id), ...people.rows.map((one) => one.id)]);
  const list = useShortList(
    oversight.audit,
    'of-client',
    isOver(headers) && isOver(people) ? { filter: { record_id: ids, follows: ['false'] } } : undefined,
  );
  const textOf = useLineText(list.rows);
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

/** The subscriptions of a client, the newest first. */
import { Link } from 'react-router';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { modules as catalogue } from '#client/areas/catalogue';
import * as modules from '../../../modules';
import { DateText } from '#client/ui/DateText';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { pathsOf } from '#client/kit/resource/paths';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { usePanelList } from '#client/kit/panels/usePanelList';

function PackageName({ id }: { id: string }) {
  return useAppSelector((state) => catalogue.package.selectors.byId(state, id))?.package_name ?? '–';
}

const day = (iso: string | null) => (iso ? <DateText iso={iso} /> : '–');

export function SubscriptionsPanel({ id }: { id: string }) {
  const { fields, choices, list: words } = useWords(modules.clientsubsheader.resource);
  const list = usePanelList<Clientsubsheader>('clientsubsheader', 'of-client', { entity: [id] });
  return (
    <PanelTable
      label={words.title}
      list={list}
      columns={[
        { key: 'number', label: fields.number, cell: (one) => <Link to={pathsOf('clientsubsheader').edit(one.id)}>{one.number}</Link> },
        { key: 'package', label: fields.package, cell: (one) => <PackageName id={one.package.id} /> },
        {
          key: 'status',
          label: fields.status,
          cell: ({ status }) => status && <StatusChip tone={toneOfStatus(status)}>{choices.status[status]}</StatusChip>,
        },
        { key: 'start_at', label: fields.start_at, cell: ({ start_at: at }) => day(at) },
        { key: 'next_invoice_at', label: fields.next_invoice_at, cell: ({ next_invoice_at: at }) => day(at) },
      ]}
    />
  );
}

/** The list of clients: seats in use and in total stand in one column, and clients for tests are marked. */
import { useMemo } from 'react';
import { moment, title, type Column } from '#client/kit/grid/columns';
import { figure } from '#client/kit/grid/numberColumns';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { SandboxMark } from './SandboxMark';
import { seatsOf } from './seats';

export function EntityList() {
  const { columns } = useWords(modules.entity.resource);
  const own = useMemo((): Readonly<Record<string, Column | null>> => {
    const seats = figure({ field: 'seats_used', label: columns.seats_used, width: 96 });
    return {
      name: title({ field: 'name', label: columns.name, mark: (client) => <SandboxMark client={client} short /> }),
      seats_used: { ...seats, cell: (client) => <span className="tabular">{seatsOf(client)}</span>, text: seatsOf },
      // Its heading is long.
      next_invoice_at: moment({ field: 'next_invoice_at', label: columns.next_invoice_at, width: 188 }),
      seats_total: null,
      // The mark in addition to the name says it.
      sandbox: null,
    };
  }, [columns]);
  return <ResourceList name="entity" own={own} />;
}

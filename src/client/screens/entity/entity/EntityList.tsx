/** The list of clients: seats in use and in total stand in one column. */
import { useMemo } from 'react';
import { figure } from '../../../kit/grid/numberColumns';
import type { Column } from '../../../kit/grid/columns';
import { useWords } from '../../../kit/useWords';
import type { Row } from '../../../services/serviceResults';
import { modules } from '../../../store/modules';
import { ResourceList } from '../../resource/ResourceList';

/** `3 / 15`; without a subscription only how many work there. */
const seatsOf = ({ seats_used: used, seats_total: total }: Row): string =>
  total === null || total === undefined ? String(used ?? '–') : `${String(used ?? '–')} / ${String(total)}`;

export function EntityList() {
  const { columns } = useWords(modules.entity.resource);
  const own = useMemo((): Readonly<Record<string, Column | null>> => {
    const seats = figure({ field: 'seats_used', label: columns.seats_used, width: 96 });
    return {
      seats_used: { ...seats, cell: (client) => <span className="tabular">{seatsOf(client)}</span>, text: seatsOf },
      seats_total: null,
    };
  }, [columns]);
  return <ResourceList name="entity" own={own} />;
}

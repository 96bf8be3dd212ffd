/** The style guide's sortable table: by one column, or by several with Shift. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nextSort, placeInSort } from '#client/kit/grid/sorting';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { tableFacts } from './facts/tables';
import { GalleryPage } from './GalleryPage';
import { invoices, type Invoice } from './invoices';
import { Specimen } from './Specimen';
import { useInvoiceColumns, type InvoiceKey } from './useInvoiceColumns';

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'id', { numeric: true });

/** The rows in an order such as `['client', '-amount']`; those that are alike stay as they were. */
export const inOrder = (rows: readonly Invoice[], order: readonly string[]): Invoice[] =>
  [...rows].sort((one, other) => {
    for (const step of order) {
      const key = step.replace(/^-/, '') as InvoiceKey;
      const way = compare(one[key], other[key]);
      if (way) return step.startsWith('-') ? -way : way;
    }
    return 0;
  });

function Sortable() {
  const { t } = useTranslation(['galleryTables', 'grid']);
  const [order, setOrder] = useState<readonly string[]>(['client', '-amount']);
  const columns = useInvoiceColumns().map((column): PlainColumn<Invoice> => {
    const at = placeInSort(order, column.key);
    const several = at && order.length > 1;
    return {
      ...column,
      sort: {
        direction: at?.direction,
        place: several ? at.place : undefined,
        said: several
          ? t('grid:sorted', { place: at.place, direction: t(at.direction === 'asc' ? 'grid:ascending' : 'grid:descending') })
          : undefined,
        onPress: (adding) => setOrder(nextSort(order, column.key, adding)),
      },
    };
  });
  return (
    <PlainTable
      label={t('galleryTables:contents.sortable.several')}
      columns={columns}
      rows={inOrder(invoices, order)}
      rowKey={({ number }) => number}
    />
  );
}

export function SortableTables() {
  const { t } = useTranslation('galleryTables');
  return (
    <GalleryPage page="gallerySortable" purpose={t('sortable')} contents={t('contents.sortable', { returnObjects: true })}>
      <Specimen id="several" why={t('why.several')} facts={tableFacts.PlainTable}>
        <Sortable />
      </Specimen>
    </GalleryPage>
  );
}

/** What is told of tables. */
import type { ComponentFacts } from './facts';

const PlainTable: ComponentFacts = {
  component: 'PlainTable',
  from: 'ui/PlainTable.tsx',
  props: [
    { name: 'label', type: 'string', required: true },
    { name: 'columns', type: 'readonly PlainColumn<Row>[]', required: true },
    { name: 'rows', type: 'readonly Row[]', required: true },
    { name: 'rowKey', type: '(row: Row) => string', required: true },
    { name: 'dense', type: 'boolean', fallback: 'false' },
  ],
  use: `<PlainTable
  label={t('invoices')}
  columns={[
    { key: 'number', label: t('number'), cell: ({ number }) => number },
    { key: 'amount', label: t('amount'), align: 'right', cell: ({ amount }) => <Money amount={amount} currency="IDR" /> },
  ]}
  rows={invoices}
  rowKey={({ id }) => id}
/>`,
};

const GridFooter: ComponentFacts = {
  component: 'GridFooter',
  from: 'kit/grid/GridFooter.tsx',
  props: [
    { name: 'page', type: "Query['page']", required: true },
    { name: 'rows', type: 'number', required: true },
    { name: 'total', type: 'number', required: true },
    { name: 'selected', type: 'number', required: true },
    { name: 'loading', type: 'boolean', required: true },
    { name: 'onPage', type: '(number: number) => void', required: true },
  ],
  use: `<GridFooter page={query.page} rows={list.rows.length} total={list.total} selected={0} loading={loading} onPage={goTo} />`,
};

const Timeline: ComponentFacts = {
  component: 'Timeline',
  from: 'ui/Timeline.tsx',
  props: [
    { name: 'label', type: 'string', required: true },
    { name: 'entries', type: 'readonly TimelineEntry[]', required: true },
  ],
  use: `<Timeline
  label={t('activity')}
  entries={lines.map((line) => ({
    id: line.id,
    icon: EditIcon,
    title: sentenceOf(line),
    when: <RelativeDate iso={line.created_at} tabStop />,
  }))}
/>`,
};

export const tableFacts = { PlainTable, GridFooter, Timeline };

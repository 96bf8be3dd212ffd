/** Facts about tables. */
import type { ComponentFacts } from './facts';

const PlainTable: ComponentFacts = {
  component: 'PlainTable',
  from: 'ui/PlainTable.tsx',
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
  use: `<GridFooter page={query.page} rows={list.rows.length} total={list.total} selected={0} loading={loading} onPage={goTo} />`,
};

const Timeline: ComponentFacts = {
  component: 'Timeline',
  from: 'ui/Timeline.tsx',
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

/** The page of a shift: what was counted by method, what should have been there, and the difference, once it was counted. Rules: CSH-2, CSH-3. */
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countedMethods, type CountedMethod } from '#shared/areas/cashier/domain/payments';
import type { CashShift } from '#shared/areas/cashier/resources/cashShift';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { Card } from '#client/ui/Card';
import { PrintIcon } from '#client/ui/icons';
import { Money } from '#client/ui/Money';
import { PlainTable } from '#client/ui/PlainTable';
import * as modules from '../../modules';

const shifts = modules.cashShift as unknown as AnyModule;

const facts = [
  ...['status', 'cashier', 'opened_at', 'counted_at', 'opening_cash', 'handed_over', 'previous'],
  ...['difference', 'difference_reason', 'witness', 'witness_reason'],
];

/** The lines of the report: the methods, then all of them together. */
const lines = [...countedMethods, 'total'] as const;
type Line = (typeof lines)[number];

const amountsOf = (shift: CashShift, line: Line) => {
  const methods: readonly CountedMethod[] = line === 'total' ? countedMethods : [line];
  const sum = (name: 'expected' | 'counted') => methods.reduce((all, method) => all + (shift[`${name}_${method}`] ?? 0), 0);
  const [expected, counted] = [sum('expected'), sum('counted')];
  return { expected, counted, difference: counted - expected };
};

const emphasized = (line: Line, content: ReactNode) => (line === 'total' ? <strong>{content}</strong> : content);

function Methods({ shift }: { shift: CashShift }) {
  const { t } = useTranslation('cashier');
  const { choices } = useWords(modules.patientPayment.resource);
  if (!shift.counted_at) return <p>{t('hidden')}</p>;
  const amount = (name: 'expected' | 'counted' | 'difference') => ({
    key: name,
    label: t(name),
    align: 'right' as const,
    cell: (line: Line) => emphasized(line, <Money amount={amountsOf(shift, line)[name]} currency="IDR" />),
  });
  const columns = [
    { key: 'method', label: t('method'), cell: (line: Line) => emphasized(line, line === 'total' ? t('total') : choices.method[line]) },
    ...(['expected', 'counted', 'difference'] as const).map(amount),
  ];
  return <PlainTable label={t('methods')} columns={columns} rows={lines} rowKey={(line) => line} stacked />;
}

function Print() {
  const { t } = useTranslation('cashier');
  return (
    <span className="screen-only">
      <Button variant="outlined" startIcon={<PrintIcon size={16} aria-hidden="true" />} onClick={() => window.print()}>
        {t('printShift')}
      </Button>
    </span>
  );
}

export function ShiftShow() {
  const { t } = useTranslation(['cashier', 'form']);
  return (
    <ResourceShow<CashShift> name="cashShift">
      {(shift) => (
        <>
          <Card title={t('cashier:methods')} badge={shift.counted_at && <Print />}>
            <Methods shift={shift} />
          </Card>
          <Card title={t('form:tabs.form')}>
            <RecordFacts module={shifts} record={shift} facts={facts} />
          </Card>
          <RelatedList name="patientPayment" of={{ type: 'cash-shifts', id: shift.id }} />
        </>
      )}
    </ResourceShow>
  );
}

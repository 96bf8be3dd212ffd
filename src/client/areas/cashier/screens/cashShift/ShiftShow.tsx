/** The page of a shift: what was counted by method, what should have been there, and the difference, once it was counted. Rules: CSH-2, CSH-3. */
import { useTranslation } from 'react-i18next';
import { countedMethods, type CountedMethod } from '#shared/areas/cashier/domain/payments';
import type { CashShift } from '#shared/areas/cashier/resources/cashShift';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { Card } from '#client/ui/Card';
import { Money } from '#client/ui/Money';
import { PlainTable } from '#client/ui/PlainTable';
import * as modules from '../../modules';

const shifts = modules.cashShift as unknown as AnyModule;

const facts = [
  ...['status', 'cashier', 'opened_at', 'counted_at', 'opening_cash', 'handed_over', 'previous'],
  ...['difference', 'difference_reason', 'witness', 'witness_reason'],
];

const amountsOf = (shift: CashShift, method: CountedMethod) => {
  const [expected, counted] = [shift[`expected_${method}`] ?? 0, shift[`counted_${method}`] ?? 0];
  return { expected, counted, difference: counted - expected };
};

function Methods({ shift }: { shift: CashShift }) {
  const { t } = useTranslation('cashier');
  const { choices } = useWords(modules.patientPayment.resource);
  if (!shift.counted_at) return <p>{t('hidden')}</p>;
  const amount = (name: 'expected' | 'counted' | 'difference') => ({
    key: name,
    label: t(name),
    align: 'right' as const,
    cell: (method: CountedMethod) => <Money amount={amountsOf(shift, method)[name]} currency="IDR" />,
  });
  const columns = [
    { key: 'method', label: t('method'), cell: (method: CountedMethod) => choices.method[method] },
    ...(['expected', 'counted', 'difference'] as const).map(amount),
  ];
  return <PlainTable label={t('methods')} columns={columns} rows={countedMethods} rowKey={(method) => method} stacked />;
}

export function ShiftShow() {
  const { t } = useTranslation(['cashier', 'form']);
  return (
    <ResourceShow<CashShift> name="cashShift">
      {(shift) => (
        <>
          <Card title={t('cashier:methods')}>
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

/** What a draft comes to as it is typed, by the tax rule of today. Rules: MNY-7, MNY-8. */
import type { ComponentProps, ReactNode } from 'react';
import { invoiceSums } from '#shared/areas/billing/domain/invoiceSums';
import { invoice, type Invoice } from '#shared/areas/billing/resources/invoice';
import { normaliseValues } from '#shared/validate';
import type { FormSummary } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { useTaxRule } from '../../taxRule';
import { Money } from '#client/ui/Money';
import css from './invoice.module.css';

const useSums = ({
  values,
}: Pick<ComponentProps<FormSummary>, 'values'>): Pick<Invoice, 'subtotal' | 'dpp' | 'ppn' | 'total' | 'discount'> => {
  const rule = useTaxRule();
  const typed = normaliseValues(invoice, values) as Partial<Pick<Invoice, 'lines' | 'discount'>>;
  const discount = Number(typed.discount) || 0;
  return { ...invoiceSums(Array.isArray(typed.lines) ? typed.lines : [], discount, rule), discount };
};

const Row = ({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) => (
  <div className={strong ? css.total : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const InvoiceSums: FormSummary = ({ values }) => {
  const { fields } = useWords(invoice);
  const { discount, ...sums } = useSums({ values });
  const money = (name: 'subtotal' | 'dpp' | 'ppn' | 'total') => (
    <Row label={fields[name]} strong={name === 'total'}>
      <Money amount={sums[name] ?? 0} currency="IDR" />
    </Row>
  );
  return (
    <dl className={css.sums}>
      {money('subtotal')}
      {!!discount && (
        <Row label={fields.discount}>
          <Money amount={-discount} currency="IDR" />
        </Row>
      )}
      {money('dpp')}
      {money('ppn')}
      {money('total')}
    </dl>
  );
};

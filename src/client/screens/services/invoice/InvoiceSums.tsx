/** What an invoice comes to: of a draft as it is typed, by the tax rule of today; of an issued one as it was issued. Rules: MNY-7, MNY-8. */
import type { ComponentProps, ReactNode } from 'react';
import { invoiceSums } from '#shared/domain/invoiceSums';
import { invoice, type Invoice } from '#shared/resources/invoice';
import { normaliseValues } from '#shared/validate';
import type { FormSummary } from '../../../kit/form/ManagedForm';
import { useWords } from '../../../kit/useWords';
import { useTaxRule } from '../../../store/taxRule';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import css from './invoice.module.css';
import { InvoicePdf } from './InvoicePdf';

const isIssued = (record: unknown): record is Invoice => record !== undefined && (record as Invoice).status !== 'draft';

/** The sums of an issued invoice as they are stored, those of a draft as they follow from what is typed. */
const useSums = ({ values, record }: ComponentProps<FormSummary>): Pick<Invoice, 'subtotal' | 'dpp' | 'ppn' | 'total' | 'discount'> => {
  const rule = useTaxRule();
  if (isIssued(record)) return record;
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

export const InvoiceSums: FormSummary = ({ values, record }) => {
  const { fields } = useWords(invoice);
  const { discount, ...sums } = useSums({ values, record });
  const money = (name: 'subtotal' | 'dpp' | 'ppn' | 'total') => (
    <Row label={fields[name]} strong={name === 'total'}>
      <Money amount={sums[name] ?? 0} currency="IDR" />
    </Row>
  );
  return (
    <>
      <dl className={css.sums}>
        {isIssued(record) && (
          <>
            <Row label={fields.issue_date}>
              <DateText iso={record.issue_date!} />
            </Row>
            <Row label={fields.due_date}>
              <DateText iso={record.due_date!} />
            </Row>
          </>
        )}
        {money('subtotal')}
        {!!discount && (
          <Row label={fields.discount}>
            <Money amount={-discount} currency="IDR" />
          </Row>
        )}
        {money('dpp')}
        {money('ppn')}
        {money('total')}
        {isIssued(record) && (
          <Row label={fields.balance}>
            <Money amount={record.balance ?? 0} currency="IDR" />
          </Row>
        )}
      </dl>
      {isIssued(record) && <InvoicePdf invoice={record} />}
    </>
  );
};

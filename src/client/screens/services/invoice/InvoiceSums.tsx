/** What an invoice comes to: of a draft as it is typed, by the tax rule of today; of an issued one as it was issued. Rules: MNY-7, MNY-8. */
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { invoiceSums, taxRuleOn } from '#shared/domain/invoiceSums';
import { firstPage } from '#shared/jsonapi';
import { invoice, type Invoice } from '#shared/resources/invoice';
import { normaliseValues } from '#shared/validate';
import type { FormSummary } from '../../../kit/form/ManagedForm';
import { useWords } from '../../../kit/useWords';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import css from './invoice.module.css';

const isIssued = (record: unknown): record is Invoice => record !== undefined && (record as Invoice).status !== 'draft';

/** The list's own key in the store. */
const LIST = 'invoice';

const useTaxRule = () => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(modules.taxrule.actions.list(LIST, { ...firstPage, sort: ['-valid_from'] }));
    return () => void dispatch(modules.taxrule.actions.leave(LIST));
  }, [dispatch]);
  const { rows } = useAppSelector((state) => modules.taxrule.selectors.list(state, LIST));
  return taxRuleOn(rows, dayOf(new Date().toISOString(), defaultZone));
};

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
  );
};

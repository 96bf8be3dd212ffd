/** Pays an invoice: where to transfer what, then the proof as the one thing to do. Everything else is filled in or folded. Rules: INV-6, INV-20, INV-22. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { amountToTransfer } from '#shared/areas/billing/domain/payments';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment } from '#shared/areas/billing/resources/payment';
import type { AnyModule } from '#client/kit/anyModule';
import { FieldList } from '#client/kit/form/FieldList';
import { inputId, refsIn, type FormField } from '#client/kit/form/fields';
import { FormNotices } from '#client/kit/form/FormNotices';
import { LeaveGuard } from '#client/kit/form/LeaveGuard';
import { useRecordForm, type RecordForm } from '#client/kit/form/useRecordForm';
import { recordPath } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { newId } from '#client/storeKit/ids';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { PlainCheck } from '#client/ui/PlainCheck';
import css from './pay.module.css';
import { TransferTo } from './TransferTo';

const payments = modules.payment as unknown as AnyModule;

/** What is sent, though nobody is asked for it among the fields. */
const decided = ['method', 'invoice'];
const taxFields: readonly string[] = ['withheld', 'withholding_no'];

const useFields = (): readonly FormField[] => {
  const { own, fields } = useWords(payment);
  return useMemo(
    () => [
      { name: 'proof', label: own['payProof']!, help: own['payProofHelp'], required: true },
      { name: 'amount', label: own['payAmount']! },
      { name: 'paid_at', label: own['payDay']! },
      { name: 'withheld', label: own['payWithheld']!, help: own['payWithheldHelp'] },
      { name: 'withholding_no', label: fields.withholding_no, help: own['payCertificateHelp'] },
      ...decided.map((name): FormField => ({ name, label: (fields as Readonly<Record<string, string>>)[name] ?? name, hidden: true })),
      // Asked for where the accounts are shown.
      { name: 'bank_account', label: fields.bank_account, hidden: true, required: true },
    ],
    [own, fields],
  );
};

/** What a payment of this invoice starts with. @param account the only one that can be paid into */
const useGiven = ({ id, balance }: Invoice, account: string | undefined) =>
  useMemo(
    () => ({
      from: id,
      values: {
        method: 'transfer',
        invoice: { type: 'invoices', id },
        bank_account: account ? { type: 'bank-accounts', id: account } : null,
        amount: balance,
        paid_at: dayOf(new Date().toISOString(), defaultZone),
      },
    }),
    // As the page was opened: a balance that changes meanwhile does not begin the form anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [id],
  );

/** Tax that is withheld lowers what is to be transferred, as long as nobody typed another amount. */
function useAmount(form: RecordForm, balance: number) {
  const { values } = form.formik;
  const { withheld, amount } = values;
  const [last, setLast] = useState<unknown>(withheld);
  const { change } = form;
  useEffect(() => {
    if (withheld === last) return;
    setLast(withheld);
    if (amount === amountToTransfer(balance, last)) change('amount', amountToTransfer(balance, withheld));
  }, [withheld, last, amount, balance, change]);
}

/** The tax that the payer withheld: closed until somebody says so. */
function TaxWithheld({ form, fields }: { form: RecordForm; fields: readonly FormField[] }) {
  const { own } = useWords(payment);
  const { values } = form.formik;
  const isFilled = taxFields.some((name) => (values[name] ?? '') !== '' || form.problems[name]);
  const [open, setOpen] = useState(isFilled);
  const toggle = () => {
    if (open) for (const name of taxFields) form.change(name, null);
    setOpen(!open);
  };
  return (
    <div className={css.tax}>
      <PlainCheck label={own['withholds']} checked={open} onChange={toggle} />
      {open && <Fields form={form} fields={fields} />}
    </div>
  );
}

const Fields = ({ form, fields }: { form: RecordForm; fields: readonly FormField[] }) => (
  <FieldList
    form={payment.name}
    resource={payment}
    fields={fields}
    values={form.formik.values}
    problems={form.problems}
    onChange={form.change}
    onBlur={form.blur}
  />
);

const only = (fields: readonly FormField[], names: readonly string[]) => fields.filter(({ name }) => names.includes(name));

/** Puts the focus on the first field, the account or the proof, where a button opened the form. */
function useFirstField(isWanted: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const account = form.current?.querySelector<HTMLElement>('input[type="radio"]');
    (account ?? document.getElementById(inputId(payment.name, 'proof')))?.focus();
  }, [isWanted]);
  return form;
}

type Props = { invoice: Invoice; account: string | undefined; takesFocus?: boolean };

export function PayForm({ invoice, account, takesFocus = false }: Props) {
  const { own } = useWords(payment);
  const [id] = useState(newId);
  const fields = useFields();
  const back = recordPath('invoice', invoice.id);
  const form = useRecordForm({
    module: payments,
    id,
    record: undefined,
    fields,
    back,
    given: useGiven(invoice, account),
    done: 'resource-payment:own.sent',
  });
  const { values, isSubmitting, handleSubmit } = form.formik;
  useAmount(form, invoice.balance ?? 0);
  const place = useFirstField(takesFocus);
  const [chosen] = refsIn(values['bank_account']);
  return (
    <form ref={place} className={css.form} onSubmit={handleSubmit} noValidate aria-busy={isSubmitting}>
      <FormNotices form={form} ids={payment.name} fields={fields} back={back} />
      <div className={css.steps}>
        <TransferTo
          invoice={invoice}
          amount={typeof values['amount'] === 'number' ? values['amount'] : (invoice.balance ?? 0)}
          account={chosen?.id}
          isMissing={form.problems['bank_account'] !== undefined}
          onChoose={(ref) => form.change('bank_account', ref)}
        />
        <Card title={own['sendProof']!}>
          <div className={css.proof}>
            <Fields form={form} fields={only(fields, ['proof'])} />
            <Fields form={form} fields={only(fields, ['amount', 'paid_at'])} />
            <TaxWithheld form={form} fields={only(fields, taxFields)} />
            <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
              {own['sendProof']}
            </Button>
          </div>
        </Card>
      </div>
      <LeaveGuard wouldLose={form.wouldLose} onLeave={form.dropDraft} />
    </form>
  );
}

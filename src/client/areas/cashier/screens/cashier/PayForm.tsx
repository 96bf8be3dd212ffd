/** Takes money for a bill, or for charges that are on none yet: the amount is filled in, and Enter takes it. Rules: CSH-1, CSH-5, CSH-6. */
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMethods } from '#shared/areas/cashier/domain/payments';
import { patientPayment as declared } from '#shared/areas/cashier/resources/patientPayment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Ref } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import type { Values } from '#client/kit/form/changes';
import type { FormField } from '#client/kit/form/fields';
import { PanelForm } from '#client/kit/sidePanel/PanelForm';
import { useNewRecord } from '#client/kit/sidePanel/useNewRecord';
import { usePanelFields } from '#client/kit/sidePanel/usePanelFields';
import { formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

/** The input of the cash that was handed over. */
const CASH = 'patientPayment-tendered';

const payments = modules.patientPayment as unknown as AnyModule;
const given: readonly string[] = ['entity', 'kind', 'bill', 'visit', 'payer', 'rest_before'];
const names: readonly string[] = ['amount', 'method', 'tendered', 'reference', ...given];

/** What is asked for with which method. */
const askedWith: Readonly<Record<string, (method: unknown) => boolean>> = {
  tendered: (method) => method === 'tunai',
  reference: (method) => method === 'transfer' || method === 'qris' || method === 'kartu',
};

const asIs = (field: FormField): FormField => {
  const isAsked = askedWith[field.name];
  return isAsked ? { ...field, asks: (values: Values) => (isAsked(values['method']) ? 'open' : 'hidden') } : field;
};
const withoutDeposit = (field: FormField): FormField =>
  field.name === 'method' ? { ...field, offered: paymentMethods.filter((one) => one !== 'deposit') } : asIs(field);

/** What is paid: a bill, or the charges of a payer that are on none; and what is left of it, in rupiah. */
export type ToPay = { readonly bill: Ref | null; readonly payer: Ref; readonly rest: number };

type Props = {
  visit: Visit;
  toPay: ToPay;
  /** Whether the clinic holds money of the patient. */
  hasDeposit: boolean;
  /** @param id of the payment that was taken */
  onPaid: (id: string) => void;
  onClose: () => void;
};

/** How much cash is given back, while it is typed. */
function Change({ values }: { values: Values }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const change = values['method'] === 'tunai' ? Number(values['tendered']) - Number(values['amount']) : 0;
  return <p role="status">{change > 0 && `${t('change')}: ${formatMoney(change, language, 'IDR')}`}</p>;
}

/** What a payment starts with: all that is left, in cash. */
const startOf = ({ id, entity }: Visit, { bill, payer, rest }: ToPay): Values => ({
  entity,
  kind: 'pembayaran',
  bill,
  // The charges that are on no bill yet are put on one by the payment itself.
  visit: bill ? null : { type: 'visits', id },
  payer: bill ? null : payer,
  rest_before: rest,
  amount: rest,
});

export function PayForm({ visit, toPay, hasDeposit, onPaid, onClose }: Props) {
  const { t } = useTranslation('cashier');
  const fields = usePanelFields(declared, names, given, hasDeposit ? asIs : withoutDeposit);
  const values = useMemo(() => startOf(visit, toPay), [visit, toPay]);
  const { bill, payer, rest } = toPay;
  const from = `${bill?.id ?? `${visit.id} ${payer.id}`} ${rest}`;
  const paid = useCallback((id?: string) => id !== undefined && onPaid(id), [onPaid]);
  const form = useNewRecord({ module: payments, fields, values, from, done: 'cashier:received', onClose: paid });
  const content = <Change values={form.form.formik.values} />;
  // Enter takes the exact amount; more cash than that is typed here.
  useEffect(() => document.getElementById(CASH)?.focus(), []);
  return <PanelForm {...form} onClose={onClose} save={t('receive')} under={{ field: 'tendered', content }} />;
}

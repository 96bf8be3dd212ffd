/** The panels of the cashier's page: a charge, a deposit, a refund, a shift. Rules: SVC-9, CSH-2, CSH-3, CSH-6. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Ref } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import type { FormField } from '#client/kit/form/fields';
import { RecordPanel } from '#client/kit/sidePanel/RecordPanel';
import * as modules from '../../modules';
import { ChargePrice } from './ChargePrice';

const charges = modules.visitCharge as unknown as AnyModule;
const payments = modules.patientPayment as unknown as AnyModule;
const shifts = modules.cashShift as unknown as AnyModule;

const chargeFields: readonly string[] = ['service', 'quantity', 'payer', 'performer'];
const underPayer = { field: 'payer', Content: ChargePrice };

export function ChargePanel({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { id, entity, payer, doctor } = visit;
  const known = useMemo(() => ({ entity, visit: { type: 'visits', id }, payer, performer: doctor }), [entity, id, payer, doctor]);
  const of = { module: charges, asked: chargeFields, values: known, from: id };
  return (
    <RecordPanel {...of} under={underPayer} title={t('addCharge')} save={t('saveCharge')} done="cashier:addedCharge" onClose={onClose} />
  );
}

const depositFields: readonly string[] = ['patient', 'amount', 'method', 'tendered', 'reference'];
const paidIn = ['tunai', 'transfer', 'qris', 'kartu'];
const ofDeposit = (field: FormField): FormField => {
  if (field.name === 'patient') return { ...field, required: true, help: undefined };
  return field.name === 'method' ? { ...field, offered: paidIn } : field;
};

/** @param patient whose deposit it is; null where it is still to be chosen */
export function DepositPanel({ entity, patient, onClose }: { entity: Ref; patient: Ref | null; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const known = useMemo(() => ({ entity, kind: 'uang_muka', patient }), [entity, patient]);
  const of = {
    module: payments,
    asked: depositFields,
    values: known,
    from: patient?.id ?? 'deposit',
  };
  return (
    <RecordPanel {...of} own={ofDeposit} title={t('takeDeposit')} save={t('takeDeposit')} done="cashier:depositTaken" onClose={onClose} />
  );
}

const refundFields: readonly string[] = ['amount', 'method', 'refund_as', 'reason'];
const ofRefund = (field: FormField): FormField => (field.name === 'reason' ? { ...field, required: true } : field);
const ofBillRefund = (field: FormField): FormField => (field.name === 'refund_as' ? { ...field, required: true } : ofRefund(field));
const ofDepositRefund = (field: FormField): FormField => (field.name === 'refund_as' ? { ...field, hidden: true } : ofRefund(field));

export function RefundPanel({ payment, onClose }: { payment: PatientPayment; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { id, entity, number, bill, method, amount, refunded } = payment;
  const known = useMemo(
    () => ({
      entity,
      kind: 'pengembalian',
      original: { type: 'patient-payments', id },
      amount: amount - (refunded ?? 0),
      method: method === 'deposit' ? 'deposit' : 'tunai',
    }),
    [entity, id, amount, refunded, method],
  );
  const of = { module: payments, asked: refundFields, values: known, from: id };
  const title = t('refundOf', { number });
  const own = bill ? ofBillRefund : ofDepositRefund;
  return <RecordPanel {...of} own={own} title={title} save={t('saveRefund')} done="cashier:refunded" onClose={onClose} />;
}

const shiftFields: readonly string[] = ['opening_cash', 'previous'];

export function ShiftPanel({ entity, onClose }: { entity: Ref; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const known = useMemo(() => ({ entity }), [entity]);
  const of = { module: shifts, asked: shiftFields, values: known, from: 'shift' };
  return <RecordPanel {...of} title={t('openShift')} save={t('openShift')} done="cashier:shiftOpened" onClose={onClose} />;
}

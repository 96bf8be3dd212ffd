/** The panels of the cashier's page: a charge, a deposit, a refund, a shift. Rules: SVC-9, CSH-2, CSH-3, CSH-6. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cashShift } from '#shared/areas/cashier/resources/cashShift';
import { patientPayment, type PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import { visitCharge } from '#shared/areas/cashier/resources/visitCharge';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Ref, Resource } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import type { Values } from '#client/kit/form/changes';
import type { FormField } from '#client/kit/form/fields';
import { RecordPanel } from '#client/kit/sidePanel/RecordPanel';
import { usePanelFields } from '#client/kit/sidePanel/usePanelFields';
import * as modules from '../../modules';

type Own = {
  module: unknown;
  resource: Resource;
  /** In the order in which they are asked for. */
  asked: readonly string[];
  /** What the page knows already. */
  known: Values;
  /** Tells its draft from others. */
  from: string;
  title: string;
  /** Translation keys of this page's words: the button, and what is said once it is saved. */
  save: 'openShift' | 'saveCharge' | 'saveRefund' | 'takeDeposit';
  done: string;
  own?: (field: FormField) => FormField;
  onClose: () => void;
};

const asIs = (field: FormField): FormField => field;

/** A new record of which the page knows some values. */
function NewRecordPanel({ module, resource, asked, known, from, title, save, done, own = asIs, onClose }: Own) {
  const { t } = useTranslation('cashier');
  const given = useMemo(() => Object.keys(known).filter((name) => !asked.includes(name)), [known, asked]);
  const names = useMemo(() => [...given, ...asked], [given, asked]);
  const fields = usePanelFields(resource, names, given, own);
  return (
    <RecordPanel
      module={module as AnyModule}
      title={title}
      fields={fields}
      values={known}
      from={from}
      save={t(save)}
      done={`cashier:${done}`}
      onClose={onClose}
    />
  );
}

const chargeFields: readonly string[] = ['service', 'quantity', 'payer', 'performer'];

export function ChargePanel({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const { id, entity, payer, doctor } = visit;
  const known = useMemo(() => ({ entity, visit: { type: 'visits', id }, payer, performer: doctor }), [entity, id, payer, doctor]);
  const of = { module: modules.visitCharge, resource: visitCharge, asked: chargeFields, known, from: id };
  return <NewRecordPanel {...of} title={t('addCharge')} save="saveCharge" done="addedCharge" onClose={onClose} />;
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
  const of = { module: modules.patientPayment, resource: patientPayment, asked: depositFields, known, from: patient?.id ?? 'deposit' };
  return <NewRecordPanel {...of} own={ofDeposit} title={t('takeDeposit')} save="takeDeposit" done="depositTaken" onClose={onClose} />;
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
  const of = { module: modules.patientPayment, resource: patientPayment, asked: refundFields, known, from: id };
  const title = t('refundOf', { number });
  const own = bill ? ofBillRefund : ofDepositRefund;
  return <NewRecordPanel {...of} own={own} title={title} save="saveRefund" done="refunded" onClose={onClose} />;
}

const shiftFields: readonly string[] = ['opening_cash', 'previous'];

export function ShiftPanel({ entity, onClose }: { entity: Ref; onClose: () => void }) {
  const { t } = useTranslation('cashier');
  const known = useMemo(() => ({ entity }), [entity]);
  const of = { module: modules.cashShift, resource: cashShift, asked: shiftFields, known, from: 'shift' };
  return <NewRecordPanel {...of} title={t('openShift')} save="openShift" done="shiftOpened" onClose={onClose} />;
}

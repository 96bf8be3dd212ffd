/** The account of a visit: what each payer is charged, what is paid, and the money that is taken for the rest. Rules: CSH-1, CSH-2, CSH-5. */
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useWords } from '#client/kit/useWords';
import { recordPath } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { Card } from '#client/ui/Card';
import { formatMoney } from '#client/ui/formats';
import { AddIcon } from '#client/ui/icons';
import { Money } from '#client/ui/Money';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as clinic } from '../../../clinic';
import * as modules from '../../modules';
import { ReceiptActions } from '../receipt/ReceiptActions';
import css from './cashier.module.css';
import { ChargeLine } from './ChargeLine';
import { ChargePanel, RefundPanel } from './panels';
import { PayForm, type ToPay } from './PayForm';
import { useAccount, useDeposit, type PayerAccount } from './useCashier';

/** `isFirst`: its button has the focus, so that Enter goes on with it. */
type PayProps = { onPay: ((toPay: ToPay) => void) | undefined; isFirst: boolean };

function PayButton({ toPay, onPay, isFirst }: PayProps & { toPay: ToPay }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  if (!onPay || toPay.rest === 0) return null;
  return (
    <Button variant="contained" autoFocus={isFirst} onClick={() => onPay(toPay)}>
      {t('pay', { amount: formatMoney(toPay.rest, language, 'IDR') })}
    </Button>
  );
}

/** The bill of a payer who does not pay at the desk. */
function MakeBill({ visit, payer }: { visit: Visit; payer: string }) {
  const { t } = useTranslation('cashier');
  const dispatch = useAppDispatch();
  const mayAdd = useCan('patientBill', 'add');
  if (!mayAdd) return null;
  const { entity, id } = visit;
  const values = { id: newId(), entity, visit: { type: 'visits', id }, payer: { type: 'payers', id: payer } };
  return (
    <Button variant="outlined" onClick={() => dispatch(modules.patientBill.actions.add(values, { notify: 'cashier:billMade' }))}>
      {t('makeBill')}
    </Button>
  );
}

function Open({ visit, account, onPay, isFirst }: PayProps & { visit: Visit; account: PayerAccount }) {
  const { t } = useTranslation('cashier');
  const { payer, open, openTotal: rest } = account;
  if (!open.length) return null;
  const isWaiting = open.some((one) => one.discount_wanted !== null);
  return (
    <section className={css.bill} aria-label={t('notBilled')}>
      <ul>
        {open.map((one) => (
          <ChargeLine key={one.id} charge={one} />
        ))}
      </ul>
      <footer>
        <span>
          {t('total')} <Money amount={rest} currency="IDR" />
        </span>
        {isWaiting ? (
          <span>{t('discountWaits')}</span>
        ) : (
          <>
            <MakeBill visit={visit} payer={payer} />
            <PayButton toPay={{ bill: null, payer: { type: 'payers', id: payer }, rest }} onPay={onPay} isFirst={isFirst} />
          </>
        )}
      </footer>
    </section>
  );
}

function Bill({ of: { bill, charges }, onPay, isFirst }: PayProps & { of: PayerAccount['bills'][number] }) {
  const { t } = useTranslation('cashier');
  const { choices } = useWords(modules.patientBill.resource);
  const rest = bill.rest ?? 0;
  return (
    <section className={css.bill} aria-label={t('bill', { number: bill.number })}>
      <header>
        <Link to={recordPath('patientBill', bill.id)}>{t('bill', { number: bill.number })}</Link>
        <StatusChip tone={toneOfStatus(bill.status!)}>{choices.status[bill.status!]}</StatusChip>
      </header>
      <ul>
        {charges.map((one) => (
          <ChargeLine key={one.id} charge={one} />
        ))}
      </ul>
      <footer>
        <span>
          {t('total')} <Money amount={bill.total ?? 0} currency="IDR" />
        </span>
        <PayButton toPay={{ bill: { type: 'patient-bills', id: bill.id }, payer: bill.payer!, rest }} onPay={onPay} isFirst={isFirst} />
      </footer>
    </section>
  );
}

function Payer({ visit, account, ...pay }: PayProps & { visit: Visit; account: PayerAccount }) {
  const payer = useAppSelector((state) => clinic.payer.selectors.byId(state, account.payer));
  return (
    <Card title={payer?.name ?? ''} screenOnly>
      {account.bills.map((one) => (
        <Bill key={one.bill.id} of={one} {...pay} />
      ))}
      <Open visit={visit} account={account} {...pay} />
    </Card>
  );
}

function Payment({ payment }: { payment: PatientPayment }) {
  const { t } = useTranslation('cashier');
  const { choices } = useWords(modules.patientPayment.resource);
  const [isRefunding, setRefunding] = useState(false);
  const close = useCallback(() => setRefunding(false), []);
  const mayRefund = useCan('patientPayment', 'add') && payment.kind !== 'pengembalian' && payment.status === 'berlaku';
  const isRefund = payment.kind === 'pengembalian';
  const isLeft = payment.amount > (payment.refunded ?? 0);
  return (
    <li className={css.charge}>
      <div className={css.what}>
        <Link to={recordPath('patientPayment', payment.id)}>{t('receipt', { number: payment.number })}</Link>
        <p>{[isRefund && choices.kind.pengembalian, choices.method[payment.method], payment.cashier].filter(Boolean).join(' · ')}</p>
        {payment.status !== 'berlaku' && <StatusChip tone={toneOfStatus(payment.status!)}>{choices.status[payment.status!]}</StatusChip>}
      </div>
      <Money amount={isRefund ? -payment.amount : payment.amount} currency="IDR" />
      {mayRefund && isLeft && (
        <Button size="small" onClick={() => setRefunding(true)}>
          {t('refund')}
        </Button>
      )}
      {isRefunding && <RefundPanel payment={payment} onClose={close} />}
    </li>
  );
}

function Payments({ payments }: { payments: readonly PatientPayment[] }) {
  const { t } = useTranslation('cashier');
  if (!payments.length) return null;
  return (
    <Card title={t('payments')} screenOnly>
      <ul className={css.payments}>
        {payments.map((one) => (
          <Payment key={one.id} payment={one} />
        ))}
      </ul>
    </Card>
  );
}

/** What was just taken: the change is what the cashier has to know now. */
function Taken({ id, onNext }: { id: string; onNext: () => void }) {
  const { t } = useTranslation('cashier');
  const payment = useAppSelector((state) => modules.patientPayment.selectors.byId(state, id));
  if (!payment) return null;
  return (
    <section className={css.taken} role="status">
      <p>{t('receipt', { number: payment.number })}</p>
      <p className={css.change}>
        {payment.change ? t('change') : t('paid')} <Money amount={payment.change || payment.amount} currency="IDR" />
      </p>
      <ReceiptActions id={id} />
      <Button variant="contained" autoFocus onClick={onNext}>
        {t('next')}
      </Button>
    </section>
  );
}

/** What the person does with the account. */
type Task =
  { readonly what: 'pay'; readonly toPay: ToPay } | { readonly what: 'taken'; readonly id: string } | { readonly what: 'charge' } | null;

type Props = { visit: Visit; mayTake: boolean; onNext: () => void };

/** @param mayTake whether the person can take money: they have an open shift */
export function Account({ visit, mayTake, onNext }: Props) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const [task, setTask] = useState<Task>(null);
  const { accounts, payments, isKnown } = useAccount(visit.id);
  const deposit = useDeposit(visit.patient.id);
  const mayPay = useCan('patientPayment', 'add') && mayTake;
  const mayCharge = useCan('visitCharge', 'add');
  const stop = useCallback(() => setTask(null), []);
  const paid = useCallback((id: string) => setTask({ what: 'taken', id }), []);
  const pay = (toPay: ToPay) => setTask({ what: 'pay', toPay });
  return (
    <div className={css.account}>
      {task?.what === 'taken' && <Taken id={task.id} onNext={onNext} />}
      {task?.what === 'pay' && (
        <Card title={t('receive')} screenOnly>
          <PayForm visit={visit} toPay={task.toPay} hasDeposit={deposit > 0} onPaid={paid} onClose={stop} />
        </Card>
      )}
      {deposit > 0 && <p className={css.deposit}>{t('depositHeld', { amount: formatMoney(deposit, language, 'IDR') })}</p>}
      {isKnown && accounts.length === 0 && <p className={css.none}>{t('noCharges')}</p>}
      {accounts.map((one, at) => (
        <Payer key={one.payer} visit={visit} account={one} isFirst={at === 0} onPay={mayPay ? pay : undefined} />
      ))}
      {mayCharge && (
        <Button variant="outlined" startIcon={<AddIcon size={16} aria-hidden="true" />} onClick={() => setTask({ what: 'charge' })}>
          {t('addCharge')}
        </Button>
      )}
      <Payments payments={payments} />
      {task?.what === 'charge' && <ChargePanel visit={visit} onClose={stop} />}
    </div>
  );
}

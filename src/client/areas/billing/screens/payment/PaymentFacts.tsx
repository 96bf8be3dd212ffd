/** What a payment has to prove: its own values, in addition to what is open of its invoice and what was paid before. Rules: INV-6, INV-15, MNY-12. */
import { useTranslation } from 'react-i18next';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { AnyModule } from '#client/kit/anyModule';
import { RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { useFetched } from '#client/kit/useFetched';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { DateText } from '#client/ui/DateText';
import { formatMoney } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { useShortList } from '#client/kit/useShortList';
import { useAccountName } from './AccountName';
import css from './verification.module.css';

/** Whether it pays what is open: money received and tax withheld together. */
function Comparison({ paid, open }: { paid: number; open: number }) {
  const { t } = useTranslation('paymentQueue');
  const language = useLanguage();
  const amount = formatMoney(Math.abs(paid - open), language, 'IDR');
  if (paid === open) return <StatusChip tone="success">{t('same')}</StatusChip>;
  return <StatusChip tone="warning">{t(paid < open ? 'less' : 'more', { amount })}</StatusChip>;
}

/** Payments in addition to the one that is looked at, under their title; nothing where there are none. */
function PaymentLines({ title, rows }: { title: string; rows: readonly Payment[] }) {
  const { choices } = useWords(modules.payment.resource);
  if (!rows.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={css.others}>
        {rows.map((one) => (
          <li key={one.id}>
            <DateText iso={one.paid_at} /> <Money amount={one.amount} currency="IDR" />{' '}
            {one.status && <StatusChip tone={toneOfStatus(one.status)}>{choices.status[one.status]}</StatusChip>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was paid for the invoice before, and what names the same transfer, as a proof that was sent twice does. */
function Others({ payment: { id, invoice, reference } }: { payment: Payment }) {
  const { t } = useTranslation('paymentQueue');
  const ofInvoice = useShortList(modules.payment, 'of-queue', { filter: { invoice: [invoice.id] } });
  const found = useShortList(modules.payment, 'same-reference', reference ? { q: reference } : undefined);
  const isSame = (one: Payment) => one.reference?.toLowerCase() === reference?.toLowerCase();
  const isOther = (one: Payment) => one.id !== id;
  return (
    <>
      <PaymentLines title={t('others')} rows={ofInvoice.rows.filter(isOther)} />
      <PaymentLines title={t('sameReference')} rows={found.rows.filter((one) => isOther(one) && isSame(one))} />
    </>
  );
}

export function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation('paymentQueue');
  const { fields } = useWords(modules.payment.resource);
  useFetched(modules.invoice as unknown as AnyModule, [payment.invoice.id]);
  const invoice = useAppSelector((state) => modules.invoice.selectors.byId(state, payment.invoice.id));
  const account = useAccountName(payment);
  const isWaiting = payment.status === 'pending';
  return (
    <Card title={t('facts')}>
      <p className={css.label}>{fields.amount}</p>
      <p className={css.amount}>
        <Money amount={payment.amount} currency="IDR" />
      </p>
      {invoice && isWaiting && <Comparison paid={payment.amount + (payment.withheld ?? 0)} open={invoice.balance ?? 0} />}
      <div className={css.facts}>
        <RecordFacts
          module={modules.payment as unknown as AnyModule}
          record={payment}
          facts={[
            'entity',
            'invoice',
            [t('open'), invoice && <Money amount={invoice.balance ?? 0} currency="IDR" />],
            [t('note'), isWaiting && invoice?.number && transferNote(invoice.number)],
            'method',
            [fields.bank_account, account],
            'paid_at',
            'reference',
            'withheld',
            'withholding_no',
            'certificate',
            'reverses',
          ]}
        />
      </div>
      <Others payment={payment} />
    </Card>
  );
}

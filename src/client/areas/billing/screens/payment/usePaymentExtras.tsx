/** What the dialogs of a payment's commands say of their outcome: a sentence for each thing that happens. Rules: CMD-5, MNY-11, SUB-9. */
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { Language } from '#shared/locale';
import type { CommandExtras } from '#client/kit/resource/commands/CommandDialog';
import type { Preview, PreviewedChange } from '#client/services/serviceResults';
import { useAppSelector } from '#client/store/hooks';
import { formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';

type Words = { readonly t: TFunction<'paymentQueue'>; readonly language: Language };

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Rupiah that move to or from the client's credit: an excess is more than nothing, what is spent on other invoices less. */
const creditIn = (changes: readonly PreviewedChange[], kind: string): number =>
  changes
    .filter(({ resource, after }) => resource === 'clientCredit' && after?.['kind'] === kind)
    .reduce((sum, { after }) => sum + numberIn(after?.['amount']), 0);

/**
 * The sentences of what a payment does when it counts, or when it is taken back.
 * @param said the first one, with the amount and the invoice's number
 */
export const paymentOutcome = (
  { changes }: Preview,
  { amount, withheld, invoice }: Pick<Payment, 'amount' | 'withheld' | 'invoice'>,
  said: 'recorded' | 'takenBack',
  number: string,
  { t, language }: Words,
): readonly string[] => {
  const money = (value: number) => formatMoney(value, language, 'IDR');
  // It may change several times: what it is at last counts.
  const balance = changes.filter(({ id, after }) => id === invoice.id && after?.['balance'] !== undefined).at(-1)?.after?.['balance'];
  const [excess, spent] = [creditIn(changes, 'excess'), -creditIn(changes, 'spent')];
  const active = changes.filter(({ resource, after }) => resource === 'clientsubsheader' && after?.['status'] === 'active');
  return [
    t(`outcome.${said}`, { amount: money(amount + (withheld ?? 0)), number }),
    ...(typeof balance === 'number' ? [balance > 0 ? t('outcome.left', { amount: money(balance) }) : t('outcome.settled')] : []),
    ...(excess > 0 ? [t('outcome.excess', { amount: money(excess) })] : []),
    ...(spent > 0 ? [t('outcome.spent', { amount: money(spent) })] : []),
    ...active.map(({ label }) => t('outcome.active', { number: label ?? '' })),
  ];
};

/** @param payment undefined while it is on its way @returns by the command's name */
export function usePaymentExtras(payment: Payment | undefined): Readonly<Record<string, CommandExtras>> {
  const { t } = useTranslation('paymentQueue');
  const language = useLanguage();
  const invoice = useAppSelector((state) => payment && modules.invoice.selectors.byId(state, payment.invoice.id));
  const number = invoice?.number ?? '–';
  return useMemo((): Readonly<Record<string, CommandExtras>> => {
    if (!payment) return {};
    const telling = (said: 'recorded' | 'takenBack'): CommandExtras => ({
      outcome: (preview) => ({
        sentences: <p>{paymentOutcome(preview, payment, said, number, { t, language }).join(' ')}</p>,
      }),
    });
    return { verify: telling('recorded'), reverse: telling('takenBack') };
  }, [payment, number, t, language]);
}

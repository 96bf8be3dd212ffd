/** What a change of plan costs, in sentences: from now, and from the day on which the next period begins. Rules: SUB-10, SUB-18. */
import type { TFunction } from 'i18next';
import { dayOf, type Zone } from '#shared/domain/calendarDays';
import { waitsForInvoice } from '#shared/areas/clients/domain/pendingLines';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Language } from '#shared/locale';
import type { Values } from '#client/kit/form/changes';
import type { Preview } from '#client/services/serviceResults';
import { formatDate, formatMoney } from '#client/ui/formats';
import css from './plan.module.css';

export type Words = { readonly t: TFunction<'subscription'>; readonly language: Language; readonly zone: Zone };

/** "+Rp 50.000" against the next invoice as it would be; nothing where the cycles differ, because the amounts are then not of the same time. */
const differenceOf = (change: number, { t, language }: Words): string => {
  if (change === 0) return t('plan.same');
  return `${change > 0 ? '+' : '−'}${formatMoney(Math.abs(change), language, 'IDR')}`;
};

/** From when the new price holds, and what it is against the next invoice as it would be; nothing where no period runs. */
const nextSentence = (header: Clientsubsheader, price: string, difference: string | undefined, { t, language, zone }: Words) => {
  const begins = header.status === 'trial' ? header.trial_end_at : header.period_end;
  if (begins === null) return undefined;
  const date = formatDate(dayOf(begins, zone), language);
  return difference ? t('plan.next', { date, price, difference }) : t('plan.nextOnly', { date, price });
};

/** What the rest of this period comes to, and on which invoice. @param later whether it waits for the next one */
const nowSentence = (header: Clientsubsheader, total: number, later: boolean, { t, language, zone }: Words): string => {
  const amount = formatMoney(Math.abs(total), language, 'IDR');
  if (total === 0) return t('plan.nothingNow');
  if (total < 0) return t(later ? 'plan.creditNext' : 'plan.creditNow', { amount });
  if (!later || header.period_end === null) return t('plan.now', { amount });
  return t('plan.nowLater', { amount, date: formatDate(dayOf(header.period_end, zone), language) });
};

/** @param values of the form: the cycle that is wanted, and when the amount is invoiced */
export const planOutcome = (header: Clientsubsheader, { amounts = {} }: Preview, values: Values, words: Words) => {
  const { t, language } = words;
  const money = (amount: number) => formatMoney(amount, language, 'IDR');
  const { total = 0, next = 0, usual = 0 } = amounts;
  const cycle = (values['cycle'] as Clientsubsheader['cycle'] | null) ?? header.cycle;
  const price = t(`plan.each.${cycle}`, { amount: money(next) });
  const later = waitsForInvoice(header.cycle, values['invoiced'] as string | null | undefined);
  const difference = cycle === header.cycle ? differenceOf(next - usual, words) : undefined;
  return {
    sentences: (
      <div className={css.outcome}>
        <p>{nowSentence(header, total, later, words)}</p>
        <p>{nextSentence(header, price, difference, words)}</p>
        <small>{t('plan.withTax')}</small>
      </div>
    ),
    price: total > 0 ? t(later ? 'plan.priceLater' : 'plan.priceNow', { amount: money(total) }) : price,
  };
};

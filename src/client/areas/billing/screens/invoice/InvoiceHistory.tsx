/** What became of an invoice: what was decided, paid and mailed, when and by whom. Rules: INV-2, INV-17. */
import { useEffect, useId } from 'react';
import type { InvoiceEvent, InvoiceHistoryEntry } from '#shared/areas/billing/domain/invoiceHistory';
import { invoice as declared, type Invoice } from '#shared/areas/billing/resources/invoice';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { invoiceHistory } from '../../flows/invoicePage';
import { formatDate, formatMoney } from '#client/ui/formats';
import { ClockIcon, FileIcon, InvoiceIcon, MailIcon, PaymentIcon, type Icon } from '#client/ui/icons';
import type { Tone } from '#client/ui/StatusChip';
import { Timeline, type TimelineEntry } from '#client/ui/Timeline';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import css from './invoicePage.module.css';

const looks: Readonly<Record<InvoiceEvent, readonly [Icon, Tone]>> = {
  issue: [InvoiceIcon, 'info'],
  credit: [InvoiceIcon, 'neutral'],
  void: [InvoiceIcon, 'danger'],
  giveUp: [InvoiceIcon, 'danger'],
  noteTaxInvoice: [InvoiceIcon, 'neutral'],
  send: [MailIcon, 'neutral'],
  paymentAdded: [ClockIcon, 'warning'],
  paymentVerified: [PaymentIcon, 'success'],
  paymentRejected: [PaymentIcon, 'danger'],
  paymentReversed: [PaymentIcon, 'danger'],
  certificateAdded: [FileIcon, 'neutral'],
  mailed: [MailIcon, 'neutral'],
};

function useEntryOf() {
  const { own } = useWords(declared);
  const language = useLanguage();
  return ({ id, at, event, amount, text, by, name }: InvoiceHistoryEntry): TimelineEntry => {
    const [icon, tone] = looks[event];
    const who = event === 'mailed' ? undefined : (name ?? own[by]);
    const what = [own[`did_${event}`]!, ...(amount === null ? [] : [formatMoney(amount, language, 'IDR')])].join(' · ');
    return { id, icon, tone, title: what, when: [formatDate(at, language), ...(who ? [who] : [])].join(' · '), ...(text && { text }) };
  };
}

/** @param invoice asked for anew with each version of it */
export function InvoiceHistory({ invoice: { id, version } }: { invoice: Pick<Invoice, 'id' | 'version'> }) {
  const { own } = useWords(declared);
  const dispatch = useAppDispatch();
  const say = useErrorText();
  const title = useId();
  useEffect(() => void dispatch(invoiceHistory.actions.load(id)), [dispatch, id, version]);
  const { answer, status, errors } = useAppSelector((state) => invoiceHistory.selectors.at(state, id));
  const entryOf = useEntryOf();
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title}>{own['history']}</h2>
      {status === 'failed' && errors[0] && <p role="alert">{say(errors[0])}</p>}
      {answer && answer.length > 0 && <Timeline label={own['history']!} entries={answer.map(entryOf)} />}
    </section>
  );
}

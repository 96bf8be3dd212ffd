/** What is open of an invoice, until when, and its PDF in both languages. Rules: INV-5, MNY-11. */
import { dayOf, daysBetween, defaultZone } from '#shared/domain/calendarDays';
import { payable } from '#shared/areas/billing/domain/invoiceBalance';
import { invoice as declared, type Invoice } from '#shared/areas/billing/resources/invoice';
import { useWords } from '#client/kit/useWords';
import { Card } from '#client/ui/Card';
import { DateText } from '#client/ui/DateText';
import { daysFromNow } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { useLanguage } from '#client/ui/useLanguage';
import { InvoicePdf } from './InvoicePdf';
import css from './invoice.module.css';

/** Until when it is to be paid; in how many days, where something is open. */
function Due({ day, open }: { day: string; open: boolean }) {
  const { fields } = useWords(declared);
  const language = useLanguage();
  const left = daysBetween(dayOf(new Date().toISOString(), defaultZone), day);
  return (
    <p className={open && left < 0 ? css.overdue : css.due}>
      {fields.due_date} <DateText iso={day} />
      {open && <> · {daysFromNow(left, language)}</>}
    </p>
  );
}

/** What the client has to its credit, and what becomes of it. Rule: MNY-11. */
function ClientCredit({ amount }: { amount: number }) {
  const { fields, help } = useWords(declared);
  return (
    <p className={css.credit}>
      {fields.client_credit}: <Money amount={amount} currency="IDR" />. {help['client_credit']}
    </p>
  );
}

export function InvoiceBalance({ invoice }: { invoice: Invoice }) {
  const { fields } = useWords(declared);
  const { balance, total, paid, credited, due_date, status, faktur_pajak_no, client_credit } = invoice;
  const sums = [
    [fields.total, total ?? 0],
    [fields.paid, -(paid ?? 0)],
    [fields.credited, -(credited ?? 0)],
  ] as const;
  return (
    <Card title={fields.balance} screenOnly>
      <p className={css.balance}>
        <Money amount={balance ?? 0} currency="IDR" />
      </p>
      {due_date && <Due day={due_date} open={payable(status)} />}
      <dl className={css.sums}>
        {sums.map(
          ([label, amount]) =>
            amount !== 0 && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Money amount={amount} currency="IDR" />
                </dd>
              </div>
            ),
        )}
        {faktur_pajak_no && (
          <div>
            <dt>{fields.faktur_pajak_no}</dt>
            <dd className="tabular">{faktur_pajak_no}</dd>
          </div>
        )}
      </dl>
      {!!client_credit && <ClientCredit amount={client_credit} />}
      <InvoicePdf invoice={invoice} />
    </Card>
  );
}

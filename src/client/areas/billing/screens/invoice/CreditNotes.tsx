/** The credit notes of an invoice, for its page. Rule: INV-3. */
import { creditNote, type CreditNote } from '#shared/areas/billing/resources/creditNote';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { useWords } from '#client/kit/useWords';
import { DateText } from '#client/ui/DateText';
import { Money } from '#client/ui/Money';
import type { PlainColumn } from '#client/ui/PlainTable';
import { PanelTable } from '#client/kit/panels/PanelTable';
import { usePanelList } from '#client/kit/panels/usePanelList';
import { OpenPdf } from './OpenPdf';
import css from './invoicePage.module.css';

type Words = ReturnType<typeof useWords<typeof creditNote>>;

const columnsOf = ({ fields }: Words): PlainColumn<CreditNote>[] => [
  {
    key: 'number',
    label: fields.number,
    cell: ({ id, number }) => (
      <OpenPdf type={creditNote.type} id={id} name={(number ?? '').replaceAll('/', '-')}>
        {number ?? ''}
      </OpenPdf>
    ),
  },
  { key: 'issue_date', label: fields.issue_date, cell: ({ issue_date }) => issue_date && <DateText iso={issue_date} /> },
  { key: 'total', label: fields.total, cell: ({ total }) => <Money amount={total ?? 0} currency="IDR" /> },
  { key: 'reason', label: fields.reason, cell: ({ reason }) => reason ?? '–' },
];

/** @param invoice asked for anew when another part of it was credited */
export function CreditNotes({ invoice: { id, credited } }: { invoice: Pick<Invoice, 'id' | 'credited'> }) {
  const words = useWords(creditNote);
  const list = usePanelList<CreditNote>('creditNote', `of-invoice-${credited}`, { invoice: [id] });
  return (
    <section className={css.card} aria-label={words.list.title}>
      <h2>{words.list.title}</h2>
      <PanelTable label={words.list.title} list={list} columns={columnsOf(words)} />
    </section>
  );
}

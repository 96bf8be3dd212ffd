/** Words of invoices, in English. */
import type id from './words.id';

export default {
  list: { purpose: 'The invoices of each client: number, dates, total, and what is still to be paid.' },
  form: { purpose: 'A draft can be changed until it is issued. An issued invoice does not change any more.' },
  fields: {
    number: 'Number',
    status: 'Status',
    issue_date: 'Issue date',
    due_date: 'Due date',
    period: 'Period',
    lines: 'Lines',
    discount: 'Discount',
    subtotal: 'Subtotal',
    dpp: 'Tax base (DPP)',
    ppn: 'VAT (PPN)',
    total: 'Total',
    paid: 'Paid',
    credited: 'Credited',
    balance: 'Balance',
    entity: 'Client',
  },
  columns: { lines: 'Lines', issue_date: 'Issued', due_date: 'Due' },
  help: { period: 'The days that are charged.', discount: 'Rupiah before VAT, taken off all lines together.' },
  choices: { status: { draft: 'Draft', issued: 'Issued' } },
  lines: {
    lines: {
      one: 'Line',
      fields: {
        kind: 'Kind',
        description_id: 'Description (Indonesian)',
        description_en: 'Description (English)',
        qty: 'Quantity',
        unit_price: 'Unit price',
        period: 'Period',
        amount: 'Amount',
      },
      choices: { kind: { package: 'Package', module: 'Module', seat: 'Seat', proration: 'Proration', adjustment: 'Adjustment' } },
    },
  },
  own: { pdf_id: 'PDF (Indonesian)', pdf_en: 'PDF (English)' },
  commands: {
    issue: {
      label: 'Issue',
      purpose: 'The invoice gets its number and the date of today. After that it cannot be changed, and the client can see it.',
      done: 'Invoice {{name}} is issued.',
      input: { due_date: 'Due date' },
      help: { due_date: 'Leave it empty for 14 days from today.' },
      amounts: { subtotal: 'Subtotal', dpp: 'Tax base (DPP)', ppn: 'VAT (PPN)', total: 'Total' },
    },
  },
} satisfies typeof id;

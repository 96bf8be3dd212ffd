/** Words of the style guide's tables, in English. */
import type id from '../id/galleryTables';

export default {
  regular: 'A few rows to be read. Hairlines, no zebra; figures on the right, numbers in letters of equal width.',
  paginated: 'Much data is read page by page. Rows, total and page links always stand in the same place.',
  sortable: 'Click a column’s head to sort; Shift+click adds the next column to the order.',
  contents: {
    regular: { plain: 'Plain table', dense: 'Dense table', states: 'States' },
    paginated: { real: 'Your clinic’s catalogue', links: 'Five page links' },
    sortable: { several: 'By several columns' },
  },
  why: {
    plain: 'For short lists without a search. What is too wide scrolls inside its frame, by the keyboard too.',
    dense: 'Rows of 36 pixels, for those who work at a wide screen all day.',
    states: 'While it loads, empty, and with long names.',
    real: 'Real items of your catalogue, only read, five rows a page.',
    links: 'Always {{links}} numbers, with the current page in the middle as far as the ends allow.',
    several:
      'The small number says which place of the order it has. Press three times to be without an order again. Rows that are alike stay in their place.',
  },
  column: { number: 'Number', client: 'Client', day: 'Date', status: 'Status', amount: 'Amount', name: 'Name', created: 'Created' },
  status: { paid: 'Paid', sent: 'Sent', late: 'Overdue' },
  itemStatus: { draft: 'Draft', published: 'Published', archived: 'Archived' },
  empty: 'No invoices yet',
  emptyMessage: 'The first invoice is made once a subscription has begun.',
  noItems: 'The catalogue is empty',
  noItemsMessage: 'Items that are added on the page of items show here.',
} satisfies typeof id;

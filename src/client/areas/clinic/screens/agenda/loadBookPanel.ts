/** The script of the panel that books a time: fetched once the schedule stands, or the queue, from which it opens without a network, too. */
export const loadBookPanel = () =>
  import(/* webpackChunkName: "book-panel" */ './BookPanel').then((chunk) => ({ default: chunk.BookPanel }));

/** The script of the panel that books a time: fetched once the schedule or the queue is shown, so that it also opens without a network. */
export const loadBookPanel = () =>
  import(/* webpackChunkName: "book-panel" */ './BookPanel').then((chunk) => ({ default: chunk.BookPanel }));

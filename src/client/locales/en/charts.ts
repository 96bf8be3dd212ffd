/** Words of charts, in English. */
import type id from '../id/charts';

export default {
  loading: 'The numbers are on their way…',
  failed: 'The numbers could not be loaded yet.',
  empty: 'No data for this chart yet',
  none: 'none',
  share: 'Share',
  asTable: 'View as a table',
  asChart: 'View as a chart',
} satisfies typeof id;

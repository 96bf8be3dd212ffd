/** The dialog to report a problem, fetched when it is first opened: with the declaration of tickets and all that they lead to. */
import { areasOf } from '#shared/routes/chunks';
import { loadAreas } from '../../areas/modules';
import { part } from '../../ui/lazyPart';

export const ReportDialog = part(
  async () => {
    const [chunk] = await Promise.all([
      import(/* webpackChunkName: "report-problem" */ './ReportDialog'),
      loadAreas(areasOf({ area: 'support' })),
    ]);
    return { default: chunk.ReportDialog };
  },
  { words: ['problem', 'form'] },
);

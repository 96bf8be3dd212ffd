/** Imports the list of ICD codes, or tells what an import would do. Rule: ICD-3. */
import { ICD_COLUMNS, icdPlan, type IcdImport } from '#shared/areas/clinic/domain/icdFile';
import { sendDocument } from '#server/http/jsonapi';
import { personQueue } from '#server/http/personQueue';
import { Refusal } from '#server/refusal';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';
import type { WorkThread } from '#server/thread/workThread';
import { lockIcdCodes, storedIcdCodes, writeIcdPlan } from '../sql/icdImport';

type Needs = { readonly store: Store; readonly thread: WorkThread };

/** One file is read at a time. */
const room = { atOnce: 1, atOnceEach: 1, mostWaiting: 5, mostWaitingEach: 1 };

/** Faulty rows that are named; how many more there are is said. */
const MOST_NAMED = 500;

export const icdImport = ({ store, thread }: Needs): Handlers<'importIcdCodes'> => {
  const inTurn = personQueue(room);
  return {
    importIcdCodes: async ({ request, reply, query: { mode } }) => {
      const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
      const file = await inTurn(request, reply, () => thread.run('readIcdFile', text));
      if (!file) throw new Refusal([{ code: 'icd.columns', meta: { wanted: ICD_COLUMNS.join(';') } }]);
      const { added, changed, skipped } = await write(actOf(request, store), true, async (work) => {
        if (mode === 'write') await lockIcdCodes(work);
        const plan = icdPlan(await storedIcdCodes(work), file.codes);
        if (mode === 'write') await writeIcdPlan(work, plan);
        return plan;
      });
      const done: IcdImport = {
        added: added.length,
        changed: changed.length,
        skipped,
        bad_count: file.bad.length,
        bad: file.bad.slice(0, MOST_NAMED),
      };
      return sendDocument(reply, 200, { meta: { import: done } });
    },
  };
};

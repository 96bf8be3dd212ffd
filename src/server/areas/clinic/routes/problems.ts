/** What the patient of a visit was diagnosed with before, for who may read visits and diagnoses. Rule: ICD-6. */
import { visit } from '#shared/areas/clinic/resources/visit';
import { transaction } from '#server/db/database';
import { refuseUnusable } from '#server/areas/clients';
import { sendDocument } from '#server/http/jsonapi';
import { defaultReadOptions, readOne } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import type { Handlers } from '#server/routes/endpoints';
import { missing } from '#server/routes/routeSteps';
import { problemsBefore } from '../sql/problems';

export const visitProblems = ({ store }: { readonly store: Store }): Handlers<'visitProblems'> => ({
  visitProblems: async ({ reply, actor, verdict, id }) => {
    await refuseUnusable(store, actor, 'icd', 'read');
    const { records } = await readOne(store, actor, store.find(visit.type), id, { ...defaultReadOptions, include: [] }, verdict);
    const { links } = records[0] ?? missing('resource.missing');
    const scope = { entityId: String(links['entity']) };
    const problems = await transaction(store.database, (trx) => problemsBefore(trx, id), { scope, readOnly: true });
    return sendDocument(reply, 200, { meta: { problems } });
  },
});

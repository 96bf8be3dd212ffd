/** A newcomer starts a clinic of their own, with a trial. Rule: SUB-25. */
import { sendDocument } from '#server/http/jsonapi';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import { startClinic } from '../subscriptions/startClinic';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';

export const clinicStarts = ({ store }: { store: Store }): Handlers<'startClinic'> => ({
  startClinic: async ({ request, reply, values }) => {
    const entity = await write(actOf(request, store), true, (work) => startClinic(work, values));
    return sendDocument(reply, 201, { meta: { entity, client: values.name } });
  },
});

/** A newcomer starts a clinic of their own, with a trial. Rule: SUB-25. */
import { sendDocument } from '../http/jsonapi';
import type { Store } from '../repository/store';
import { write } from '../repository/write';
import { startClinic } from '../subscriptions/startClinic';
import type { Handlers } from './endpoints';
import { actOf } from './routeSteps';

export const clinicStarts = ({ store }: { store: Store }): Handlers<'startClinic'> => ({
  startClinic: async ({ request, reply, values }) => {
    const entity = await write(actOf(request, store), true, (work) => startClinic(work, values));
    return sendDocument(reply, 201, { meta: { entity, client: values.name } });
  },
});

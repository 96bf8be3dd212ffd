/** The calls of a clinic's day for the screen of its waiting room: number, initials and place, and nothing else of anybody. Rule: VIS-7. */
import type { Calls } from '#shared/areas/clinic/domain/calls';
import { initials } from '#shared/domain/initials';
import { transaction } from '#server/db/database';
import { sendDocument } from '#server/http/jsonapi';
import type { Handlers } from '#server/routes/endpoints';
import { calledOn } from '../sql/calls';
import { publicClinic, type PublicNeeds } from './publicClinic';

export const waitingScreens = (needs: PublicNeeds): Handlers<'calls'> => ({
  calls: async ({ reply, id }) => {
    const clinic = await publicClinic(needs, 'screen_key', id, 'read');
    const scope = { entityId: clinic.id };
    const find = transaction(needs.store.database, (on) => calledOn(on, clinic.id, clinic.now.day), { scope, readOnly: true });
    const answer: Calls = { clinic: clinic.name, calls: (await find).map(({ name, ...call }) => ({ ...call, initials: initials(name) })) };
    return sendDocument(reply, 200, { meta: answer });
  },
});

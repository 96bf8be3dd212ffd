/** The notes of visits. What is signed is fixed by the database, too. Rules: NOTE-1 to NOTE-5. */
import { visitNote } from '#shared/areas/clinic/resources/visitNote';
import { defineServerResource } from '#server/repository/serverResource';
import { changedNote, firstNote, refuseUnsigned } from '../records/notes';

export const servedVisitNote = defineServerResource(visitNote, {
  tenant: true,
  changesWith: [],
  commands: {
    sign: async (work, note) => {
      refuseUnsigned(work, note);
      if (note.previous) await work.run('visitNote', 'supersede', note.previous.id);
      return { signed_at: work.now.toISOString() };
    },
    amend: async (work, { id, entity, visit, patient, subjective, objective, assessment, plan }, { reason }) => {
      const text = { subjective, objective, assessment, plan };
      await work.add('visitNote', { entity, visit, patient, ...text, reason: reason!, previous: { type: 'visit-notes', id } });
      return {};
    },
    discard: async () => ({}),
    supersede: async () => ({}),
  },
  hooks: { before: { add: firstNote, update: changedNote } },
});

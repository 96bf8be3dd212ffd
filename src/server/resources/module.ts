/** Modules: one that a subscription contains cannot be deleted. Rule: CAT-10. */
import { modul } from '#shared/resources/module';
import { usedRows, usesBack } from '../repository/counts';
import { defineServerResource } from '../repository/serverResource';
import { servedClientsubsdetail } from './clientsubsdetail';

export const servedModule = defineServerResource(modul, {
  hooks: {
    before: { destroy: (work, ids) => usedRows(work, 'modules', ids, [usesBack(servedClientsubsdetail, 'module_id')], 'record.in_use') },
  },
});

/** Modules: one that a subscription contains cannot be deleted. Rule: CAT-10. */
import { modul } from '#shared/areas/catalogue/resources/module';
import { usedRows, usesBack } from '#server/repository/counts';
import { defineServerResource } from '#server/repository/serverResource';
import { servedClientsubsdetail } from '../../clients';

export const servedModule = defineServerResource(modul, {
  hooks: {
    before: { destroy: (work, ids) => usedRows(work, 'modules', ids, [usesBack(servedClientsubsdetail, 'module_id')], 'record.in_use') },
  },
});

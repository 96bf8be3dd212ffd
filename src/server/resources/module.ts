/** Modules: one that a subscription contains cannot be deleted. Rule: CAT-10. */
import { modul } from '#shared/resources/module';
import { countBack, usedRows } from '../repository/counts';
import { column, serve } from '../repository/serverResource';

export const servedModule = serve(modul, {
  table: 'modules',
  relations: { package: column('package_id') },
  hooks: { destroy: (step, ids) => usedRows(step, 'modules', ids, [countBack('clientsubsdetails', 'module_id')], 'record.in_use') },
});

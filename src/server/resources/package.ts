/** Packages: one with modules or subscriptions cannot be deleted. Rule: CAT-10. */
import { pack } from '#shared/resources/package';
import { countBack, usedRows } from '../repository/counts';
import { serve } from '../repository/serverResource';

const modules = countBack('modules', 'package_id');
const subscriptions = countBack('clientsubsheaders', 'package_id');

export const servedPackage = serve(pack, {
  table: 'packages',
  counted: { modules_count: modules },
  hooks: { destroy: (step, ids) => usedRows(step, 'packages', ids, [modules, subscriptions], 'record.in_use') },
});

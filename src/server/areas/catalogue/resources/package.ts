/** Packages: one with modules or subscriptions cannot be deleted. Rule: CAT-10. */
import { pack } from '#shared/areas/catalogue/resources/package';
import { countSeen, usedRows, usesBack } from '#server/repository/counts';
import { defineServerResource } from '#server/repository/serverResource';
import { servedClientsubsheader } from '../../clients';
import { servedModule } from './module';

const modules = usesBack(servedModule, 'package_id');
const subscriptions = usesBack(servedClientsubsheader, 'package_id');

export const servedPackage = defineServerResource(pack, {
  counted: { modules_count: modules.count },
  hooks: {
    hide: countSeen('packages', 'modules_count', modules),
    before: { destroy: (work, ids) => usedRows(work, 'packages', ids, [modules, subscriptions], 'record.in_use') },
  },
});

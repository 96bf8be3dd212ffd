/** The draft of a subscription that a new client gets together with the modules it was added with. Rule: SUB-23. */
import type { Module } from '#shared/areas/catalogue/resources/module';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';

/** The one package that sells all of them. @throws Refusal where they are of several packages */
const packageOf = (modules: readonly Module[]): string => {
  const packages = new Set(modules.map((one) => one.package.id));
  const [only] = packages;
  if (packages.size !== 1) throw new Refusal([{ code: 'subscription.one_package', pointer: '/data/relationships/modules' }]);
  return only!;
};

/**
 * Adds the draft, and a scheduled detail for each add-on; what the package includes is opened when the draft is activated.
 * @throws Refusal `subscription.one_package`
 */
export const draftFor = async (work: Work, entityId: string, moduleIds: readonly string[]): Promise<void> => {
  if (!moduleIds.length) return;
  const modules: Module[] = [];
  for (const id of moduleIds) modules.push((await work.read('module', id)) as Module);
  const header = await work.add('clientsubsheader', {
    entity: { type: 'entity', id: entityId },
    package: { type: 'packages', id: packageOf(modules) },
    cycle: 'monthly',
  });
  for (const { id, kind } of modules) {
    if (kind !== 'addon') continue;
    await work.add('clientsubsdetail', {
      clientsubsheader: { type: 'clientsubsheader', id: header },
      module: { type: 'modules', id },
      qty: 1,
    });
  }
};

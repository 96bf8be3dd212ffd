/** The plan of a subscription that begins: everything that is wrong with it is said at once. Rules: CAT-8, SUB-25, SUB-30. */
import { fitsKind } from '#shared/areas/clients/domain/pricing';
import type { Package } from '#shared/areas/catalogue/resources/package';
import type { Entity } from '#shared/areas/clients/resources/entity';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Problem } from '#shared/errors';
import type { Ref } from '#shared/kit/resource';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';
import { archivedProblem, modulesChosen } from './details';

const PACKAGE = '/data/relationships/package';
const ADDONS = '/data/relationships/addons';

export type NewPlan = Pick<Clientsubsheader, 'cycle' | 'extra_seats'> & { readonly package: Ref; readonly addons: readonly Ref[] };

/** What is wrong with the add-ons: unknown ones first, as the others cannot be judged without them. */
const addonProblems = async (work: Work, { package: pack, addons }: NewPlan): Promise<readonly Problem[]> => {
  for (const { id } of addons) if (!(await work.read('module', id, ['status']))) return [{ code: 'relation_missing', pointer: ADDONS }];
  try {
    await modulesChosen(work, pack.id, { addons: addons.map(({ id }) => id) });
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.problems;
    throw error;
  }
};

/** A package is for one kind of client. Rule: SUB-30. */
export const kindProblem = (pack: Pick<Package, 'target'>, kind: Entity['kind']): Problem | undefined =>
  fitsKind(pack, kind) ? undefined : { code: 'subscription.other_kind', pointer: PACKAGE };

/**
 * @param kind of the client; undefined where it follows from the package
 * @throws Refusal with everything that is wrong with the plan
 */
export const checkedPlan = async (work: Work, plan: NewPlan, kind?: Entity['kind']): Promise<Package> => {
  const pack = (await work.read('package', plan.package.id)) as Package | undefined;
  if (!pack) throw new Refusal([{ code: 'relation_missing', pointer: PACKAGE }]);
  const archived = archivedProblem(pack, work.language);
  if (archived) throw new Refusal([archived]);
  const problems: readonly (Problem | undefined)[] = [
    kind && kindProblem(pack, kind),
    ...(await addonProblems(work, plan)),
    plan.extra_seats && pack.seat_price === null
      ? { code: 'subscription.no_extra_seats', pointer: '/data/attributes/extra_seats' }
      : undefined,
    pack.cycles.includes(plan.cycle) ? undefined : { code: 'not_an_option', pointer: '/data/attributes/cycle' },
  ];
  const found = problems.filter((one) => one !== undefined);
  if (found.length) throw new Refusal(found);
  return pack;
};

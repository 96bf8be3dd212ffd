/** The plan that somebody chose, read once, and the lines that it comes to. Rules: SUB-10, CAT-5. */
import { nameIn, namesOfModule } from '#shared/areas/catalogue/domain/names';
import type { SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { type ChangeTime } from '#shared/areas/clients/domain/planChange';
import { planLines, type PlanProblem } from '#shared/areas/clients/domain/planLines';
import { offerOf, type Cycle } from '#shared/areas/clients/domain/pricing';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { Problem } from '#shared/errors';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Module } from '#shared/areas/catalogue/resources/module';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';
import { archivedProblem, liveDetails, modulesSold, namesOfModules } from './details';

/**
 * What is wanted, as the command or the waiting change says it: ids of the package and of the add-ons. Without add-ons the client keeps
 * those that it has, as far as the package sells them.
 */
export type WantedPlan = {
  readonly package: string;
  readonly addons?: readonly string[] | undefined;
  readonly extra_seats: number;
  readonly cycle?: Cycle | undefined;
};

const PACKAGE = '/data/relationships/package';

const rupiah = (amount: number): string => amount.toLocaleString('id-ID');

/** What is wrong with the choice, at the field that it is about. */
export const refusalOf = (problem: PlanProblem, nameOf: (feature: string) => string): Problem => {
  const addons = '/data/relationships/addons';
  switch (problem.code) {
    case 'needs_missing':
      return {
        code: 'subscription.needs',
        pointer: addons,
        meta: { module: nameOf(problem.feature), needs: problem.needs.map(nameOf).join(', ') },
      };
    case 'not_sold':
      return { code: 'subscription.not_sold', pointer: addons, meta: { modules: nameOf(problem.feature) } };
    case 'no_extra_seats':
      return { code: 'subscription.no_extra_seats', pointer: '/data/attributes/extra_seats' };
    case 'discount_above_price':
      return {
        code: 'subscription.discount_stays',
        pointer: PACKAGE,
        meta: { discount: rupiah(problem.discount), price: rupiah(problem.price) },
      };
  }
};

export type When = ChangeTime | 'boundary' | undefined;

/** Everything that the choice is made of, read once. What was chosen when it was sold is still given when its period comes. */
export const readPlan = async (work: Work, header: Clientsubsheader, wanted: WantedPlan, when: When) => {
  const plan = await work.read('package', wanted.package);
  const isKept = wanted.package === header.package.id || when === 'boundary';
  const problem = plan ? archivedProblem(plan, work.language) : ({ code: 'not_an_option', pointer: PACKAGE } as const);
  if (!plan || (problem && !isKept)) throw new Refusal([problem!]);
  if (wanted.cycle && wanted.cycle !== header.cycle && !plan.cycles.includes(wanted.cycle))
    throw new Refusal([{ code: 'not_an_option', pointer: '/data/attributes/cycle' }]);
  const details = await liveDetails(work, header);
  const sold = await modulesSold(work, wanted.package);
  const known = new Map<string, Module>(sold.map((one) => [one.id, one]));
  for (const id of [...details.map(({ module }) => module.id), ...(wanted.addons ?? [])]) {
    const found = known.has(id) ? undefined : await work.read('module', id);
    if (found) known.set(id, found as Module);
  }
  const held = details.flatMap(({ module }) => (known.get(module.id)?.kind === 'addon' ? [module.id] : []));
  const addons = wanted.addons?.filter((id) => known.has(id)) ?? held;
  const given = when === 'boundary' ? addons.map((id) => known.get(id)!).filter((one) => one.package.id === plan.id) : [];
  return {
    plan,
    details,
    known,
    addons,
    language: work.language,
    sold: [...new Map([...sold, ...given].map((one) => [one.id, one])).values()],
  };
};

export type Read = Awaited<ReturnType<typeof readPlan>>;

/** A module of another package is no add-on of this one, even where both unlock the same; what the client has already is taken over by what it unlocks. */
const foreignProblems = (
  { addons = [] }: WantedPlan,
  { plan, details, known, language }: Pick<Read, 'plan' | 'details' | 'known' | 'language'>,
): Problem[] => {
  const held = details.map(({ module }) => module.id);
  const foreign = addons.flatMap((id) => (held.includes(id) || known.get(id)?.package.id === plan.id ? [] : (known.get(id) ?? [])));
  const modules = namesOfModules(foreign, language);
  return foreign.length ? [{ code: 'subscription.not_sold', pointer: '/data/relationships/addons', meta: { modules } }] : [];
};

/** The lines as they are and as they are wanted. @throws Refusal with everything that is wrong with the choice */
export const linesWanted = (header: Clientsubsheader, wanted: WantedPlan, { plan, details, known, addons: ids, sold, language }: Read) => {
  const nameOf = (feature: string) => {
    const found = [...known.values()].find(({ feature_key }) => feature_key === feature);
    return found ? nameIn(namesOfModule(found), language) : feature;
  };
  const current = linesOf(header, details, (id) => known.get(id));
  const addons = ids.map((id) => known.get(id)!.feature_key);
  const made = planLines({ plan, modules: sold.map(offerOf), addons, extraSeats: wanted.extra_seats }, current);
  const problems = [...foreignProblems(wanted, { plan, details, known, language }), ...made.problems.map((one) => refusalOf(one, nameOf))];
  return { current, ...made, problems, nameOf };
};

/** The lines of a plan that waits for the next period. @throws Refusal where it has become impossible */
export const linesOfPlan = async (work: Work, header: Clientsubsheader, wanted: WantedPlan): Promise<readonly SubscriptionLine[]> => {
  const { lines, problems } = linesWanted(header, wanted, await readPlan(work, header, wanted, 'boundary'));
  if (problems.length) throw new Refusal(problems);
  return lines;
};

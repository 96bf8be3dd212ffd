/** The modules of a subscription: which are sold with its package, and which are chosen next to them. Rules: CAT-4, SUB-3. */
import { hasScope, type Permission } from '#shared/access';
import { nameIn, namesOfModule, namesOfPackage } from '#shared/areas/catalogue/domain/names';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { allNeedsOf } from '#shared/domain/features';
import type { Problem } from '#shared/errors';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Module as Modul } from '#shared/areas/catalogue/resources/module';
import type { Package } from '#shared/areas/catalogue/resources/package';
import type { Language } from '#shared/locale';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';

const ADDONS = '/data/relationships/addons';

/** What is wrong with choosing a package that was archived in the meantime (CAT-8). */
export const archivedProblem = (
  pack: Pick<Package, 'status' | 'package_name' | 'package_name_en'>,
  language: Language,
): Problem | undefined =>
  pack.status === 'active'
    ? undefined
    : {
        code: 'subscription.package_archived',
        pointer: '/data/relationships/package',
        meta: { package: nameIn(namesOfPackage(pack), language) },
      };

/** A package sells fewer modules than this, and a subscription has no more details. */
const MOST = 100;

/** The modules of a package that are sold now. */
export const modulesSold = async (work: Work, packageId: string): Promise<readonly Modul[]> =>
  (await work.read('module', { filter: { package: [packageId], status: ['active'] }, limit: MOST })).records;

/** The details of a subscription that have not ended. */
export const liveDetails = async (work: Work, header: Pick<Clientsubsheader, 'clientsubsdetail'>): Promise<readonly Clientsubsdetail[]> => {
  const details: Clientsubsdetail[] = [];
  for (const { id } of header.clientsubsdetail) {
    const detail = await work.read('clientsubsdetail', id);
    if (detail && detail.status !== 'ended') details.push(detail as Clientsubsdetail);
  }
  return details;
};

/** What modules are called by the person who reads it. */
export const namesOfModules = (modules: readonly Modul[], language: Language): string =>
  modules.map((one) => nameIn(namesOfModule(one), language)).join(', ');

/** What a module needs and the choice lacks, named as the package sells it. */
const missingNeeds = (chosen: readonly Modul[], sold: readonly Modul[], language: Language): Problem[] => {
  const nameOf = (one: Modul) => nameIn(namesOfModule(one), language);
  const features = new Set(chosen.map(({ feature_key }) => feature_key));
  return chosen.flatMap((one): Problem[] => {
    const lacking = allNeedsOf(one.feature_key).filter((need) => !features.has(need));
    if (!lacking.length) return [];
    const needed = lacking.map((need) => {
      const found = sold.find(({ feature_key }) => feature_key === need);
      return found ? nameOf(found) : need;
    });
    return [{ code: 'subscription.needs', pointer: ADDONS, meta: { module: nameOf(one), needs: needed.join(', ') } }];
  });
};

/**
 * What is wrong with adding modules whose pages are not there yet. Who may change every client's subscription may add them, and is warned;
 * the client's own people may not. Rule: CAT-12.
 * @param added what the client does not have yet
 */
export const comingSoonProblems = (work: Work, added: readonly Modul[], permission: Permission): readonly Problem[] => {
  const coming = added.filter(({ feature_key }) => !isAvailable(feature_key));
  if (!coming.length) return [];
  const problem: Problem = { code: 'subscription.coming_soon', pointer: ADDONS, meta: { modules: namesOfModules(coming, work.language) } };
  if (!hasScope(work.actor, permission)) return [problem];
  work.warn(problem);
  return [];
};

/**
 * The modules that a package includes, with the add-ons.
 * @param held ids of add-ons that the subscription has already, @param addons ids of those that are added now
 * @throws Refusal naming the add-ons that the package doesn't sell or that are not there yet, and every module that lacks what it needs
 */
export const modulesChosen = async (
  work: Work,
  packageId: string,
  { held = [], addons: chosen }: { readonly held?: readonly string[]; readonly addons: readonly string[] },
): Promise<readonly Modul[]> => {
  const addons = [...new Set([...held, ...chosen])];
  const sold = await modulesSold(work, packageId);
  const included = sold.filter(({ kind }) => kind === 'included');
  const added = sold.filter(({ id, kind }) => kind === 'addon' && addons.includes(id));
  const known = new Set([...included, ...added].map(({ id }) => id));
  const foreign: Modul[] = [];
  for (const id of addons) if (!known.has(id)) foreign.push((await work.read('module', id)) as Modul);
  const problems: Problem[] = [
    ...(foreign.length
      ? [{ code: 'subscription.not_sold' as const, pointer: ADDONS, meta: { modules: namesOfModules(foreign, work.language) } }]
      : []),
    ...comingSoonProblems(
      work,
      added.filter(({ id }) => !held.includes(id)),
      'activate clientsubsheader',
    ),
    ...missingNeeds([...included, ...added], sold, work.language),
  ];
  if (problems.length) throw new Refusal(problems);
  return [...included, ...added];
};

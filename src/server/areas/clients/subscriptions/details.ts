/** The modules of a subscription: which are sold with its package, and which are chosen next to them. Rules: CAT-4, SUB-3. */
import { hasScope, type Permission } from '#shared/access';
import { isAvailable } from '#shared/areas/clients/domain/availableFeatures';
import { allNeedsOf } from '#shared/domain/features';
import type { Problem } from '#shared/errors';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Module as Modul } from '#shared/areas/catalogue/resources/module';
import type { Package } from '#shared/areas/catalogue/resources/package';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';

const ADDONS = '/data/relationships/addons';

/** What is wrong with choosing a package that was archived in the meantime (CAT-8). */
export const archivedProblem = ({ status, package_name }: Pick<Package, 'status' | 'package_name'>): Problem | undefined =>
  status === 'active'
    ? undefined
    : { code: 'subscription.package_archived', pointer: '/data/relationships/package', meta: { package: package_name } };

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

const names = (modules: readonly Modul[]): string => modules.map(({ module_name }) => module_name).join(', ');

/** What a module needs and the choice lacks, named as the package sells it. */
const missingNeeds = (chosen: readonly Modul[], sold: readonly Modul[]): Problem[] => {
  const features = new Set(chosen.map(({ feature_key }) => feature_key));
  return chosen.flatMap((one): Problem[] => {
    const lacking = allNeedsOf(one.feature_key).filter((need) => !features.has(need));
    if (!lacking.length) return [];
    const needs = lacking.map((need) => sold.find(({ feature_key }) => feature_key === need)?.module_name ?? need).join(', ');
    return [{ code: 'subscription.needs', pointer: ADDONS, meta: { module: one.module_name, needs } }];
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
  const problem: Problem = { code: 'subscription.coming_soon', pointer: ADDONS, meta: { modules: names(coming) } };
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
    ...(foreign.length ? [{ code: 'subscription.not_sold' as const, pointer: ADDONS, meta: { modules: names(foreign) } }] : []),
    ...comingSoonProblems(
      work,
      added.filter(({ id }) => !held.includes(id)),
      'activate clientsubsheader',
    ),
    ...missingNeeds([...included, ...added], sold),
  ];
  if (problems.length) throw new Refusal(problems);
  return [...included, ...added];
};

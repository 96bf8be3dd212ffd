/** What a subscription consists of in its present period and in the next one. Rules: SUB-3, SUB-10. */
import { namesOfPackage, type Names } from '#shared/areas/catalogue/domain/names';
import type { SubscriptionLine } from '#shared/areas/clients/domain/bill';
import { linesOf } from '#shared/areas/clients/domain/subscriptionLines';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { Refusal } from '#server/refusal';
import type { Work } from '#server/repository/work';
import { linesOfPlan, type WantedPlan } from './chosenLines';
import { liveDetails } from './details';

export type PlannedLines = {
  readonly lines: readonly SubscriptionLine[];
  readonly cycle: Clientsubsheader['cycle'];
  readonly packageNames: Names;
};

/** What is not there any more, on an invoice. */
export const unknownName: Names = { name: '–' };

/** The names of a package, as it is called today. */
export const packageNames = async (work: Work, packageId: string): Promise<Names> => {
  const found = await work.read('package', packageId, ['package_name', 'package_name_en']);
  return found ? namesOfPackage(found) : unknownName;
};

/** As it is now. */
export const presentLines = async (work: Work, header: Clientsubsheader): Promise<PlannedLines> => {
  const details = await liveDetails(work, header);
  const modules = await work.read(
    'module',
    details.map(({ module }) => module.id),
  );
  const known = new Map(modules.map((one) => [one.id, one]));
  return {
    lines: linesOf(header, details, (id) => known.get(id)),
    cycle: header.cycle,
    packageNames: await packageNames(work, header.package.id),
  };
};

/** As it will be in the next period, with the change that waits for it. A change that has become impossible is left out, as it will be then. */
export const plannedLines = async (work: Work, header: Clientsubsheader): Promise<PlannedLines> => {
  const wanted = header.pending_change as unknown as WantedPlan | null;
  if (wanted === null) return presentLines(work, header);
  try {
    const lines = await linesOfPlan(work, header, wanted);
    return { lines, cycle: wanted.cycle ?? header.cycle, packageNames: await packageNames(work, wanted.package) };
  } catch (error) {
    if (error instanceof Refusal) return presentLines(work, header);
    throw error;
  }
};

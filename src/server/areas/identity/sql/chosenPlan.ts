/** The plan that a person chose before they had a client. Rule: SUB-25. */
import { sql } from 'kysely';
import { writePlan, type ChosenPlan } from '#shared/areas/clients/domain/chosenPlan';
import type { Work } from '#server/repository/work';

/** Keeps the plan with the account; null forgets it. */
export const keepPlan = async ({ trx }: Pick<Work, 'trx'>, userId: string, plan: ChosenPlan | null): Promise<void> => {
  await sql`update users set chosen_plan = ${plan && writePlan(plan)} where id = ${userId}`.execute(trx);
};

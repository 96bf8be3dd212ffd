/** What the tax rules say of a day, for documents. Rules: MNY-8, INV-8. */
import { sql } from 'kysely';
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import type { DutyRule } from '#shared/areas/billing/domain/receipt';
import type { Store } from '#server/repository/store';

/** The rule of stamp duty on a day; null before the first tax rule. */
export const dutyRuleOn = async ({ database }: Pick<Store, 'database'>, day: string): Promise<DutyRule | null> => {
  const { rows } = await sql<DutyRule & { valid_from: string }>`select valid_from::text, duty_above, stamp_duty from taxrules
    where deleted_at is null order by valid_from desc`.execute(database.kysely);
  return effectiveOn(rows, day);
};

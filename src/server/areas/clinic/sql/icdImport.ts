/** Reads and writes all ICD codes at once, for an import: each change has its line in the audit, as if it were made by hand. Rule: ICD-3. */
import { sql } from 'kysely';
import type { IcdPlan, NewCode, StoredCode } from '#shared/areas/clinic/domain/icdFile';
import { newId } from '#server/repository/ids';
import { noteChange, noteLine, type WriteContext } from '#server/repository/writeContext';
import { servedIcdCode } from '../resources/icdCode';

/** Other imports and changes of codes wait until this import has ended. */
export const lockIcdCodes = ({ trx }: WriteContext): Promise<unknown> => sql`lock table icd_codes in share row exclusive mode`.execute(trx);

export const storedIcdCodes = async ({ trx }: WriteContext): Promise<readonly StoredCode[]> => {
  const { rows } = await sql<StoredCode>`select id, code, system, chapter, title_en, title_id, usable, example
    from icd_codes where deleted_at is null`.execute(trx);
  return rows;
};

/** What an import writes of a code. */
const valuesOf = ({ code, system, chapter, title_en, title_id, usable }: NewCode) => ({
  code,
  system,
  chapter,
  title_en,
  title_id,
  usable,
});
/** What of that a stored code can have otherwise. */
const namesOf = ({ title_en, title_id, usable }: NewCode) => ({ title_en, title_id, usable });

/** Each new code is a millisecond older than the one before it in the file, so that the list, which has the newest first, keeps the file's order. */
const addCodes = async (work: WriteContext, added: IcdPlan['added']): Promise<void> => {
  const rows = added.map((one, at) => ({ id: newId(), at, ...valuesOf(one) }));
  await sql`insert into icd_codes (id, code, system, chapter, title_en, title_id, usable, created_at, updated_at)
    select id, code, system, chapter, title_en, title_id, usable, ${work.now}::timestamptz - at * interval '1 millisecond', ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (id uuid, at integer, code text, system text, chapter text, title_en text, title_id text, usable boolean)`.execute(work.trx);
  noteChange(
    work,
    servedIcdCode,
    1,
    rows.map(({ id }) => id),
  );
  for (const { id, at } of rows)
    noteLine(work, servedIcdCode, { action: 'add', recordId: id, label: added[at]!.title_id, before: null, after: valuesOf(added[at]!) });
};

const changeCodes = async (work: WriteContext, changed: IcdPlan['changed']): Promise<void> => {
  const rows = changed.map(({ before, after }) => ({ id: before.id, ...namesOf(after) }));
  await sql`update icd_codes as t set title_en = n.title_en, title_id = n.title_id, usable = n.usable, example = false,
      version = version + 1, updated_at = ${work.now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, title_en text, title_id text, usable boolean)
    where t.id = n.id`.execute(work.trx);
  noteChange(
    work,
    servedIcdCode,
    0,
    rows.map(({ id }) => id),
  );
  for (const { before, after } of changed)
    noteLine(work, servedIcdCode, {
      action: 'update',
      recordId: before.id,
      label: after.title_id,
      before: namesOf(before),
      after: namesOf(after),
    });
};

export const writeIcdPlan = async (work: WriteContext, { added, changed }: IcdPlan): Promise<void> => {
  if (added.length) await addCodes(work, added);
  if (changed.length) await changeCodes(work, changed);
};

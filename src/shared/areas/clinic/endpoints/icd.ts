/** The import of the whole list of ICD codes. Rule: ICD-3. */
import type { Endpoints } from '#shared/endpoints/endpoint';
import { oneOf } from '#shared/kit/fields';
import { limits } from '#shared/limits';

/** Who may add and change every code. */
const who = {
  rights: [
    ['icdCode', 'add'],
    ['icdCode', 'update'],
  ],
} as const;

export const icdEndpoints = {
  /** The body is the file, `code;title_en;title_id` in UTF-8. `try` only tells what would be done. */
  importIcdCodes: {
    method: 'POST',
    path: '/icd-codes/import',
    who,
    query: { mode: oneOf(['try', 'write'], { required: true }) },
    isRaw: true,
    most: limits.icdFile,
  },
} as const satisfies Endpoints;

/** OpenAPI of the import of ICD codes. */
import { icdReasons } from '#shared/areas/clinic/domain/icdFile';
import type { icdEndpoints } from '#shared/areas/clinic/endpoints/icd';
import type { Descriptions } from './operations';
import { meta, whole, type Schema } from './schemas';

const count: Schema = { type: 'integer' };

const done = whole({
  added: count,
  changed: count,
  skipped: { ...count, description: 'Rows that say what is stored already.' },
  bad_count: count,
  bad: {
    type: 'array',
    description: 'Rows of the file that are left out, the first 500.',
    items: whole({ row: count, text: { type: 'string' }, reason: { enum: icdReasons } }),
  },
});

export const icdDescriptions: Descriptions<typeof icdEndpoints> = {
  importIcdCodes: {
    tag: 'icd-codes',
    summary: 'Import ICD codes from a CSV file with the columns code, title_en and title_id, or tell what an import would do',
    answer: [200, 'How many codes were added, changed and left as they are, and which rows are faulty.', meta(whole({ import: done }))],
    parameters: { mode: '`try` only tells what would be done; `write` does it.' },
    refusals: ['icd.columns', 'body.too_large', 'unavailable'],
  },
};

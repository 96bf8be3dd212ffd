/** OpenAPI of what the patient of a visit was diagnosed with before. */
import type { problemEndpoints } from '#shared/areas/clinic/endpoints/problems';
import type { Descriptions } from './operations';
import { meta, whole, type Schema } from './schemas';

const text: Schema = { type: 'string' };
const day: Schema = { type: 'string', format: 'date' };

const problem = whole({
  category: { ...text, description: 'The first three characters of the codes.' },
  code: { ...text, description: 'The newest one.' },
  title_id: text,
  title_en: text,
  first_day: day,
  last_day: day,
  visits: { type: 'integer' },
  visit: { ...text, format: 'uuid', description: 'The last visit.' },
});

export const problemDescriptions: Descriptions<typeof problemEndpoints> = {
  visitProblems: {
    tag: 'visits',
    summary: 'What the patient of the visit was diagnosed with at other visits, by category of ICD-10, the newest first',
    answer: [200, 'The categories.', meta(whole({ problems: { type: 'array', items: problem } }))],
  },
};

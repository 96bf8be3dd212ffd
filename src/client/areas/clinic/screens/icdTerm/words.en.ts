/** Words of a clinic's own terms of ICD codes, in English. */
import type id from './words.id';

export default {
  fields: { code: 'Code', terms: 'Local terms', favourite: 'Favourite', hidden: 'Hidden', entity: 'Client' },
} satisfies typeof id;

/** Words of a clinic's own terms of ICD codes, in Indonesian. */
import type { icdTerm } from '#shared/areas/clinic/resources/icdTerm';
import type { WordsOf } from '#client/kit/words';

export default {
  fields: { code: 'Kode', terms: 'Istilah lokal', favourite: 'Favorit', hidden: 'Disembunyikan', entity: 'Klien' },
} satisfies WordsOf<typeof icdTerm>;

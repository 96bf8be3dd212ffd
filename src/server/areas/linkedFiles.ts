/** What links to files open that are made of several records and belong to none: an export of a client's data, a visit as FHIR. */
import type { LinkedFileOf } from '../routes/fileLinks';
import { linkedExport } from './clients/routes/clientExports';
import { linkedFhir } from './clinic/routes/fhir';

export const linkedFile: LinkedFileOf = (needs, actor, linked) => linkedExport(needs, actor, linked) ?? linkedFhir(needs, actor, linked);

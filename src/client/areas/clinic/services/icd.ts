/** The import of ICD codes, and what a patient was diagnosed with before. Rules: ICD-3, ICD-6. */
import type { PatientProblem } from '#shared/areas/clinic/domain/diagnoses';
import type { IcdImport } from '#shared/areas/clinic/domain/icdFile';
import { icdEndpoints } from '#shared/areas/clinic/endpoints/icd';
import { problemEndpoints } from '#shared/areas/clinic/endpoints/problems';
import { asks, callOf } from '#client/services/endpointCalls';
import type { Files, FileTicket } from '#client/services/files';
import { read, type Answer, type Http } from '#client/services/http';

/** A file on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

export type IcdOrder = { readonly file: FileTicket; readonly mode: 'try' | 'write' };

const importIn = (document: Answer | null): IcdImport | undefined => document?.meta?.['import'] as IcdImport | undefined;

const problemsIn = (document: Answer | null) => document?.meta?.['problems'] as readonly PatientProblem[] | undefined;

export const icdService = (http: Http, files: Files) => ({
  importFile: async ({ file, mode }: IcdOrder, signal: AbortSignal) => {
    const content = files.find(file) ?? new Blob();
    return read(await http({ ...callOf(icdEndpoints.importIcdCodes, { mode }), file: content, timeout: TIMEOUT }, signal), importIn);
  },
  /** @param id of a visit */
  problems: asks(http)(problemEndpoints.visitProblems, problemsIn),
});

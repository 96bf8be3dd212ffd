/** The import of ICD codes. Rule: ICD-3. */
import type { IcdImport } from '#shared/areas/clinic/domain/icdFile';
import { icdEndpoints } from '#shared/areas/clinic/endpoints/icd';
import { callOf } from '#client/services/endpointCalls';
import type { Files, FileTicket } from '#client/services/files';
import { read, type Answer, type Http } from '#client/services/http';

/** A file on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

export type IcdOrder = { readonly file: FileTicket; readonly mode: 'try' | 'write' };

const importIn = (document: Answer | null): IcdImport | undefined => document?.meta?.['import'] as IcdImport | undefined;

export const icdService = (http: Http, files: Files) => ({
  importFile: async ({ file, mode }: IcdOrder, signal: AbortSignal) => {
    const content = files.find(file) ?? new Blob();
    return read(await http({ ...callOf(icdEndpoints.importIcdCodes, { mode }), file: content, timeout: TIMEOUT }, signal), importIn);
  },
});

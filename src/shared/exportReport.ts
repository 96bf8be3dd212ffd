/** The request of POST /me/exports: which list a person exports. It is recorded in the audit, with the number of rows that the server counts. */
import { text } from './kit/fields';
import { defineInput, type ValuesOf } from './kit/resource';
import { limits } from './limits';

export const exporting = defineInput('exporting', '/exports', {
  attributes: {
    /** Name of the resource, as `item`, or of the report, as `revenue`. */
    resource: text({ required: true, max: 60 }),
    /** The list's query string, without `?`; nothing means all of it. */
    query: text({ max: limits.queryString }),
    /** Where only selected rows are taken: their ids, separated by commas. */
    ids: text({ max: limits.deletion * 37 }),
  },
});

export type Exporting = ValuesOf<typeof exporting>;

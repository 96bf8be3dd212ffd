/** JSON Schema of files that a record holds. Rule: PRV-11. */
import type { Field } from '#shared/kit/fields';
import type { Schema } from './schemas';

const facts = ({ types }: Pick<Field, 'types'>) => ({
  name: { type: 'string' },
  size: { type: 'integer', description: 'Bytes.' },
  type: { type: 'string', enum: types },
});

/** One file, which an upload sets. */
export const fileSchema = (field: Field): Schema => ({
  type: 'object',
  properties: facts(field),
  required: ['name', 'size', 'type'],
  description: 'Set by an upload, opened by a link (/file-links); null removes it.',
});

/** Several files, which are given when the record is added. */
export const filesSchema = (field: Field): Schema => ({
  type: 'array',
  maxItems: field.most,
  items: {
    type: 'object',
    properties: { id: { type: 'string', description: 'Of a new file what its upload (POST /uploads) answered.' }, ...facts(field) },
    required: ['id', 'name', 'size', 'type'],
  },
  description: 'Files that were uploaded before, in the order in which they are shown; opened by links (/file-links).',
});

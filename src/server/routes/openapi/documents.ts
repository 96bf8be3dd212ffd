/** OpenAPI of records as documents, from the declarations. */
import type { ErrorCode } from '#shared/errors';
import { languages } from '#shared/locale';
import { paperPath, pdfAttributes, pdfPath } from '#shared/endpoints/documents';
import { fileLinkPath } from '#shared/endpoints/upload';
import { documents } from '../../areas/documents';
import { answer, asked, forPeople, idIn, refusals, type Operation } from './operations';
import { meta, ref, whole } from './schemas';

const operation = (type: string, summary: string, answered: Operation, more: readonly ErrorCode[] = []): Operation => ({
  parameters: [idIn('id')],
  get: {
    tags: [type],
    summary,
    parameters: [asked('language', { enum: [...languages] }, 'That of the request unless given.')],
    responses: {
      200: answered,
      ...refusals(...forPeople, 'two_step.set_up_first', 'query.unknown', 'query.invalid', 'resource.missing', ...more),
    },
  },
});

const link = (type: string, summary: string, more: readonly ErrorCode[] = []): Operation => ({
  parameters: [idIn('id')],
  get: {
    tags: [type],
    summary,
    responses: {
      200: answer('The link.', ref('FileLink')),
      ...refusals(...forPeople, 'two_step.set_up_first', 'query.unknown', 'resource.missing', ...more),
    },
  },
});

const paper = meta(
  whole({ paper: { type: 'object', description: 'Titles, parties, lines and sums in one language, ready to be shown.' } }),
);

/** Paths under the API's root. */
export const documentPaths: Readonly<Record<string, Operation>> = {
  ...Object.fromEntries(
    documents.flatMap(({ of: { type, path }, none }): [string, Operation][] => [
      [
        pdfPath(path),
        operation(
          type,
          'As a PDF: the same bytes as long as the record is the same',
          answer('The file, to be saved.', { type: 'string', format: 'binary' }, 'application/pdf'),
          none ? [none] : [],
        ),
      ],
      [paperPath(path), operation(type, 'What the PDF says', answer('The document.', paper), none ? [none] : [])],
      ...Object.entries(pdfAttributes).map(([attribute, language]): [string, Operation] => [
        fileLinkPath(type, attribute),
        link(type, `A link to the PDF (${language}), for you and for a few minutes`, none ? [none] : []),
      ]),
    ]),
  ),
};

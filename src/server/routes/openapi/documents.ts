/** OpenAPI of records as documents, from the declarations. */
import type { ErrorCode } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { paperSizes } from '#shared/documents/paper';
import { languages } from '#shared/locale';
import { dataAttribute, dataPath, paperPath, pdfAttributes, pdfPath, sizedPdfAttributes } from '#shared/endpoints/documents';
import { fileLinkPath } from '#shared/endpoints/upload';
import { documents } from '../../areas/documents';
import { answer, asked, forPeople, idIn, refusals, type Operation } from './operations';
import { meta, ref, whole } from './schemas';

type Printed = { readonly type: string; readonly sized?: true | undefined; readonly more?: readonly ErrorCode[] };

const operation = ({ type, sized, more = [] }: Printed, summary: string, answered: Operation): Operation => ({
  parameters: [idIn('id')],
  get: {
    tags: [type],
    summary,
    parameters: [
      asked('language', { enum: [...languages] }, 'That of the request unless given.'),
      ...(sized ? [asked('size', { enum: [...paperSizes] }, 'That of the settings unless given.')] : []),
    ],
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

/** A record that may be exported: as JSON, and a link to that file. */
const dataPaths = ({ type, path }: Pick<Resource, 'type' | 'path'>): [string, Operation][] => [
  [
    dataPath(path),
    {
      parameters: [idIn('id')],
      get: {
        tags: [type],
        summary:
          'The record as JSON, with the records that were merged into it, all that belongs to it, who read it, and what else it names is called. It is noted as a reading',
        responses: {
          200: answer('The file, to be saved.', { type: 'object' }, 'application/json'),
          ...refusals(...forPeople, 'two_step.set_up_first', 'query.unknown', 'resource.missing'),
        },
      },
    },
  ],
  [fileLinkPath(type, dataAttribute), link(type, 'A link to the record as JSON, for you and for a few minutes')],
];

/** The names under which links to the PDFs of a document are asked for, each with what the PDF is. */
const linksOf = (sized: true | undefined): readonly (readonly [string, string])[] => [
  ...Object.entries(pdfAttributes),
  ...(sized ? Object.entries(sizedPdfAttributes).map(([name, { language, size }]) => [name, `${language}, ${size}`] as const) : []),
];

/** Paths under the API's root. */
export const documentPaths: Readonly<Record<string, Operation>> = {
  ...Object.fromEntries(
    documents.flatMap(({ of: { type, path, exported }, none, sized }): [string, Operation][] => {
      const one = { type, sized, more: none ? [none] : [] };
      return [
        ...(exported ? dataPaths({ type, path }) : []),
        [
          pdfPath(path),
          operation(
            one,
            'As a PDF: the same bytes as long as the record is the same',
            answer('The file, to be saved.', { type: 'string', format: 'binary' }, 'application/pdf'),
          ),
        ],
        [paperPath(path), operation(one, 'What the PDF says', answer('The document.', paper))],
        ...linksOf(sized).map(([attribute, what]): [string, Operation] => [
          fileLinkPath(type, attribute),
          link(type, `A link to the PDF (${what}), for you and for a few minutes`, one.more),
        ]),
      ];
    }),
  ),
};

/** OpenAPI of uploads and of links to files, from the declarations. */
import { megabytes, typeLabels } from '#shared/domain/file';
import { uploadPath, waitingFilePath } from '#shared/endpoints/upload';
import { attachedRules, fileAttributes, linkPathOf, uploadedAttributes, type Uploaded } from '../../files/uploads';
import { answer, forPeople, idIn, refusals, type Operation } from './operations';
import { ref } from './schemas';

const form = (schema: string) => ({ required: true, content: { 'multipart/form-data': { schema: ref(schema) } } });

const always = [...forPeople, 'upload.invalid', 'resource.missing', 'version.stale'] as const;

const picture = ({ resource, attribute }: Uploaded): Operation => ({
  tags: [resource.type],
  summary: `Set the picture ${attribute}`,
  requestBody: form('Upload'),
  responses: {
    201: answer('The picture, re-encoded; its address also in Location, the new version in ETag.', ref('Uploaded')),
    ...refusals(...always, 'body.too_large', 'picture.unsupported', 'picture.broken', 'picture.too_many_pixels', 'picture.busy'),
  },
});

const file = ({ resource, attribute, field: { types = [], max = 0 } }: Uploaded): Operation => ({
  tags: [resource.type],
  summary: `Set the file ${attribute}`,
  description: `${typeLabels(types)}, at most ${megabytes(max)}. The type is recognised from the bytes.`,
  requestBody: form('FileUpload'),
  responses: {
    201: answer('The file, kept as it came; the new version of its record in ETag.', ref('UploadedFile')),
    ...refusals(...always, 'file.too_large', 'file.unsupported', 'file.empty', 'file.busy'),
  },
});

const uploads = uploadedAttributes.map((one): [string, Operation] => [
  uploadPath(one.resource.type, one.attribute),
  { parameters: [idIn('id')], post: one.field.kind === 'file' ? file(one) : picture(one) },
]);

const { types, max } = attachedRules;

const waiting: [string, Operation] = [
  waitingFilePath,
  {
    post: {
      tags: ['uploads'],
      summary: 'Upload a file for a record that is added later',
      description: `${typeLabels(types)}, at most ${megabytes(max)}. The type is recognised from the bytes. Send what this answers with the record, within a day.`,
      requestBody: form('FileUpload'),
      responses: {
        201: answer('The file; its id is for you alone.', ref('WaitingFile')),
        ...refusals(...forPeople, 'upload.invalid', 'file.too_large', 'file.unsupported', 'file.empty', 'file.busy'),
      },
    },
  },
];

const links = fileAttributes.map((one): [string, Operation] => [
  linkPathOf(one),
  {
    parameters: [idIn('id'), ...(one.field.kind === 'files' ? [idIn('file')] : [])],
    get: {
      tags: [one.resource.type],
      summary: `A link to the file ${one.attribute}, for you and for a few minutes`,
      responses: {
        200: answer('The link.', ref('FileLink')),
        ...refusals(...forPeople, 'two_step.set_up_first', 'query.unknown', 'resource.missing', 'file.missing'),
      },
    },
  },
]);

/** Paths under the API's root. */
export const uploadPaths: Readonly<Record<string, Operation>> = Object.fromEntries([waiting, ...uploads, ...links]);

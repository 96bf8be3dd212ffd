/** What an upload sets, by the declarations: attributes that are a picture or a file. */
import type { FileRules } from '#shared/domain/file';
import { isUploaded, type Field } from '#shared/kit/fields';
import { attachedFilePath, fileLinkPath } from '#shared/endpoints/upload';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';

export type Uploaded = { readonly resource: Resource; readonly attribute: string; readonly field: Field };

const attributesOf = (isWanted: (field: Field) => boolean): readonly Uploaded[] =>
  Object.values<Resource>(resources).flatMap((resource) =>
    Object.entries(resource.attributes).flatMap(([attribute, field]) => (isWanted(field) ? [{ resource, attribute, field }] : [])),
  );

/** Every attribute that an upload sets, of every resource. */
export const uploadedAttributes = attributesOf(isUploaded);

/** The attributes that hold several files, each of which is uploaded before its record is added. */
export const attachedAttributes = attributesOf(({ kind }) => kind === 'files');

/** The attributes that hold files as they came, which only a link opens. */
export const fileAttributes = attributesOf(({ kind }) => kind === 'file' || kind === 'files');

/** Those of them that a person gives; the others the server fills in. */
const given = attachedAttributes.filter(({ field }) => field.mode !== 'r');

/** The largest file that can be attached to anything, in bytes, and the types of all that can be. */
export const attachedRules: FileRules = {
  max: Math.max(...given.map(({ field }) => field.max ?? 0)),
  types: [...new Set(given.flatMap(({ field }) => field.types ?? []))],
};

/** The path under the API's root where a link to such a file is asked for; several files are distinguished by their ids. */
export const linkPathOf = ({ resource, attribute, field }: Uploaded): string =>
  field.kind === 'files' ? attachedFilePath(resource.type, attribute) : fileLinkPath(resource.type, attribute);

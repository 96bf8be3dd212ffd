/** What an upload sets, by the declarations: attributes that are a picture or a file. */
import { isUploaded, type Field } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';

export type Uploaded = { readonly resource: Resource; readonly attribute: string; readonly field: Field };

/** Every attribute that an upload sets, of every resource. */
export const uploadedAttributes: readonly Uploaded[] = Object.values<Resource>(resources).flatMap((resource) =>
  Object.entries(resource.attributes).flatMap(([attribute, field]) => (isUploaded(field) ? [{ resource, attribute, field }] : [])),
);

/** The attributes that hold a file as it came, which only a link opens. */
export const fileAttributes = uploadedAttributes.filter(({ field }) => field.kind === 'file');

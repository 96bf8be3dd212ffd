/** The pictures that declarations have: which attributes an upload sets, and under which address. */
import type { Resource } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';

export type Picture = { readonly resource: Resource; readonly attribute: string };

/** Every attribute that is a picture, of every resource. */
export const pictures: readonly Picture[] = Object.values<Resource>(resources).flatMap((resource) =>
  Object.entries(resource.attributes).flatMap(([attribute, { kind }]) => (kind === 'image' ? [{ resource, attribute }] : [])),
);

/** `/uploads/users/:id/profile-image` */
export const uploadPath = ({ path }: Resource, attribute: string): string => `/uploads${path}/:id/${attribute.replaceAll('_', '-')}`;

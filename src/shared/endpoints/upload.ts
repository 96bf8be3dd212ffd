/** Addresses of what a declaration calls a picture or a file: where it is uploaded, and where a link to it is asked for. */

const pathOf = (type: string, attribute: string): string => `/${type}/{id}/${attribute.replaceAll('_', '-')}`;

/** `/uploads/users/{id}/profile-image` @param type the record's JSON:API type */
export const uploadPath = (type: string, attribute: string): string => `/uploads${pathOf(type, attribute)}`;

/** `/file-links/entity/{id}/agreement` */
export const fileLinkPath = (type: string, attribute: string): string => `/file-links${pathOf(type, attribute)}`;

/** Where a file is uploaded before the record that it belongs to is added. */
export const waitingFilePath = '/uploads';

/** `/file-links/tickets/{id}/files/{file}` @param type the record's JSON:API type */
export const attachedFilePath = (type: string, attribute: string): string => `${fileLinkPath(type, attribute)}/{file}`;

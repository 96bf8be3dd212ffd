/** Permissions, which are more than one page has. */
import type { ResourceObject } from '#shared/jsonapi';
import { recordsIn, type Caller } from '../api/testApi';

/** All permissions that somebody may list, page by page. */
export const permissionsSeen = async (by: Caller): Promise<ResourceObject[]> => {
  const found: ResourceObject[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await by('GET', `/permissions?page[size]=100&page[number]=${page}`);
    found.push(...recordsIn(answer));
    if (found.length >= answer.document.meta!.page!.total) return found;
  }
};

/** The pages of roles besides the usual three: a copy of one, and two side by side. */
import { pathOf } from '#shared/routes';
import { isUuid } from '#shared/kit/values';
import { pathsOf } from '#client/kit/resource/paths';

/** The form that adds a role, filled in like another one. */
export const copyPath = (id: string): string => `${pathsOf('role').add}?from=${id}`;

/** Two roles side by side; either may still have to be chosen. `all`: also what they have in common. */
export type Comparison = { readonly left: string | null; readonly right: string | null; readonly all: boolean };

export const comparePath = ({ left, right, all }: Partial<Comparison> = {}): string => {
  const parts = [...(left ? [`left=${left}`] : []), ...(right ? [`right=${right}`] : []), ...(all ? ['show=all'] : [])];
  return pathOf('roleCompare') + (parts.length ? `?${parts.join('&')}` : '');
};

/** An id in an address; nonsense is passed over. */
export const idIn = (search: URLSearchParams, name: string): string | null => {
  const id = search.get(name)?.toLowerCase();
  return isUuid(id) ? id : null;
};

export const comparisonIn = (search: URLSearchParams): Comparison => ({
  left: idIn(search, 'left'),
  right: idIn(search, 'right'),
  all: search.get('show') === 'all',
});

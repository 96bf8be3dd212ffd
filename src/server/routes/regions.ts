/** Regions of Indonesia by name or by code, for everyone signed in: the list is far too long for a browser. */
import { isRegionCode, regionLimits, type Region } from '#shared/domain/region';
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import { sendDocument } from '../http/jsonapi';
import { Refusal } from '../refusal';
import { regionsByCode, regionsByName } from '../regions';
import type { Handlers } from './endpoints';

const refuse = (parameter: 'q' | 'codes'): never => {
  throw new Refusal([{ code: 'query.invalid', parameter }]);
};

const byCode = async (codes: string): Promise<Region[]> => {
  const wanted = [...new Set(codes.split(',').filter(Boolean))];
  const fits = wanted.length > 0 && wanted.length <= regionLimits.codes && wanted.every(isRegionCode);
  return fits ? regionsByCode(wanted) : refuse('codes');
};

/** What the query asks for: exactly one of `q` and `codes`. @throws Refusal for anything else */
const found = ({ q, codes }: { readonly q: string | null; readonly codes: string | null }): Promise<Region[]> => {
  if (q !== null && codes === null) return regionsByName(q);
  return codes !== null && q === null ? byCode(codes) : refuse(codes === null ? 'q' : 'codes');
};

/** `?q=gambir` or `?codes=31,3171`. */
export const regions: Handlers<'regions'> = {
  regions: async ({ reply, query }) =>
    sendDocument(reply, 200, {
      data: (await found(query)).map(({ code, ...attributes }) => ({ type: 'regions', id: code, attributes: { code, ...attributes } })),
      links: { self: `${API_ROOT}${endpoints.regions.path}` },
    }),
};

/** Regions of Indonesia by name or by code, for everyone signed in: the list is far too long for a browser. */
import type { FastifyInstance } from 'fastify';
import { isRegionCode, regionLimits, REGIONS_PATH, type Region } from '#shared/domain/region';
import { API_ROOT } from '#shared/jsonapi';
import { isPlainText } from '#shared/kit/values';
import { signedIn } from '../http/actor';
import { sendDocument } from '../http/jsonapi';
import { Refusal } from '../refusal';
import { regionsByCode, regionsByName } from '../regions';

const refuse = (code: 'query.unknown' | 'query.invalid', parameter: string): never => {
  throw new Refusal([{ code, parameter: parameter.slice(0, 60) }]);
};

const byName = async (q: string): Promise<Region[]> => {
  const text = q.trim();
  const fits = text.length >= regionLimits.fewestCharacters && text.length <= regionLimits.mostCharacters && isPlainText(text);
  return fits ? regionsByName(text) : refuse('query.invalid', 'q');
};

const byCode = async (codes: string): Promise<Region[]> => {
  const wanted = [...new Set(codes.split(',').filter(Boolean))];
  const fits = wanted.length > 0 && wanted.length <= regionLimits.codes && wanted.every(isRegionCode);
  return fits ? regionsByCode(wanted) : refuse('query.invalid', 'codes');
};

/** What the query asks for: exactly one of `q` and `codes`. @throws Refusal for anything else */
const found = async (query: Readonly<Record<string, unknown>>): Promise<Region[]> => {
  const unknown = Object.keys(query).find((name) => name !== 'q' && name !== 'codes');
  if (unknown !== undefined) return refuse('query.unknown', unknown);
  const { q, codes } = query;
  if (typeof q === 'string' && codes === undefined) return byName(q);
  if (typeof codes === 'string' && q === undefined) return byCode(codes);
  return refuse('query.invalid', codes === undefined ? 'q' : 'codes');
};

/** GET /regions?q=gambir and GET /regions?codes=31,3171. */
export function regionRoutes(app: FastifyInstance): void {
  app.get(REGIONS_PATH, async (request, reply) => {
    signedIn(request);
    const regions = await found(request.query as Record<string, unknown>);
    return sendDocument(reply, 200, {
      data: regions.map(({ code, ...attributes }) => ({ type: 'regions', id: code, attributes: { code, ...attributes } })),
      links: { self: `${API_ROOT}${REGIONS_PATH}` },
    });
  });
}

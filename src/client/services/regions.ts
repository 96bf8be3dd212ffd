/** Regions of Indonesia from the server: found by name, or named by code. */
import { REGIONS_PATH, type Region } from '#shared/domain/region';
import { read, type Answer, type Http } from './http';
import type { Outcome } from './serviceResults';

export type RegionService = {
  find(asked: { readonly text: string }, signal: AbortSignal): Promise<Outcome<readonly Region[]>>;
  name(asked: { readonly codes: readonly string[] }, signal: AbortSignal): Promise<Outcome<readonly Region[]>>;
};

const regionsIn = (document: Answer | null): readonly Region[] | undefined =>
  Array.isArray(document?.data) ? document.data.map((one) => (one as { attributes: Region }).attributes) : undefined;

export const regionService = (http: Http): RegionService => ({
  find: async ({ text }, signal) =>
    read(await http({ method: 'GET', path: `${REGIONS_PATH}?q=${encodeURIComponent(text)}` }, signal), regionsIn),
  name: async ({ codes }, signal) =>
    read(await http({ method: 'GET', path: `${REGIONS_PATH}?codes=${codes.join(',')}` }, signal), regionsIn),
});

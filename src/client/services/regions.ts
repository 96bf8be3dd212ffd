/** Regions of Indonesia from the server: found by name, or named by code. */
import type { Region } from '#shared/domain/region';
import { endpoints } from '#shared/endpoints/index';
import { asks } from './endpointCalls';
import type { Answer, Http } from './http';

const regionsIn = (document: Answer | null): readonly Region[] | undefined =>
  Array.isArray(document?.data) ? document.data.map((one) => (one as { attributes: Region }).attributes) : undefined;

export const regionService = (http: Http) => {
  const ask = asks(http)(endpoints.regions, regionsIn);
  return {
    find: ({ text }: { readonly text: string }, signal: AbortSignal) => ask({ q: text }, signal),
    name: ({ codes }: { readonly codes: readonly string[] }, signal: AbortSignal) => ask({ codes: codes.join(',') }, signal),
  };
};

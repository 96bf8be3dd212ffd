/** Refuses a query string where a route takes none. */
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal';

const SHOWN = 60;

/** @throws Refusal `query.unknown` naming each parameter, as JSON:API wants of what can't be honoured */
export const refuseQuery = ({ url }: FastifyRequest): void => {
  const names = [...new URLSearchParams(url.split('?').slice(1).join('?')).keys()];
  if (names.length) throw new Refusal(names.map((name) => ({ code: 'query.unknown', parameter: name.slice(0, SHOWN) })));
};

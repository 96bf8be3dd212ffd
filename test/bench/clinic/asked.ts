/** How the benches of the clinic ask, and their table of answers. */
import type { Resource } from '#shared/kit/resource';
import type { Caller } from '../../api/testApi';
import { call } from '../../crash/api';
import type { Catalogue } from '../api/catalogue';
import { median, quantile, written } from '../api/figures';

/** Milliseconds that the median may take. */
const AIM = 50;

/** Somebody who calls the program over HTTP. */
export const callerOf = ({ url, headers: known }: Catalogue): Caller => {
  const token = known['authorization']!.replace('Bearer ', '');
  return async (method, at, body, headers = {}) => {
    const { authorization = `Bearer ${token}`, ...others } = headers as Record<string, string>;
    const answer = await call({ url, token: authorization.replace('Bearer ', '') }, method, at, body, others);
    return { ...answer, headers: {}, text: JSON.stringify(answer.document) };
  };
};

/** All fields of a resource for a query, in another order each time: the same answer, which nobody asked for before. */
export const allFields = ({ type, attributes }: Pick<Resource, 'type' | 'attributes'>, at: number): string => {
  const fields = Object.keys(attributes);
  const first = at % fields.length;
  return `fields[${type}]=${[...fields.slice(first), ...fields.slice(0, first)].join(',')}`;
};

/** The table of answers, in lines of Markdown. @param times milliseconds of each answer to each question */
export const tableOf = (times: Readonly<Record<string, readonly number[]>>): string[] => [
  `| what | median | p95 | median below ${AIM} ms |`,
  '| --- | --: | --: | --- |',
  ...Object.entries(times).map(([what, all]) => {
    const middle = median(all);
    return `| ${what} | ${written(middle)} ms | ${written(quantile(all, 0.95))} ms | ${middle < AIM ? '✓' : '✗'} |`;
  }),
];

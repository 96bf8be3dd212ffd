/** Pictures of another provider: an address without a host is meant on the API's own host, not on ours. */
import { entryOfType } from '#shared/areas/entries';
import type { ResourceObject } from '#shared/jsonapi';
import type { Answer } from './http';

const absolute = (value: unknown, base: string): unknown =>
  typeof value === 'string' && value.startsWith('/') ? new URL(value, base).href : value;

const resolved = (record: ResourceObject, base: string): ResourceObject => {
  const names = entryOfType(record.type)?.pictures?.filter((name) => record.attributes?.[name]) ?? [];
  if (names.length === 0) return record;
  const changes = names.map((name) => [name, absolute(record.attributes![name], base)]);
  return { ...record, attributes: { ...record.attributes, ...Object.fromEntries(changes) } };
};

type Data = Answer['data'];
const inData = (data: Data, base: string): Data => {
  if (Array.isArray(data)) return (data as readonly ResourceObject[]).map((one) => resolved(one, base));
  return data && 'type' in data ? resolved(data as ResourceObject, base) : data;
};

/**
 * An answer whose pictures have full addresses.
 * @param base the API's address; undefined for our own API, which answers from our own host
 */
export function withPictures(answer: Answer, base: string | undefined): Answer {
  if (base === undefined) return answer;
  return {
    ...answer,
    ...(answer.data !== undefined && { data: inData(answer.data, base) }),
    ...(answer.included && { included: answer.included.map((one) => resolved(one, base)) }),
    ...('url' in answer && { url: absolute(answer['url'], base) }),
  } as Answer;
}

/** The records of one resource as the text of a JSON file and of a CSV file, page by page. */
import type { ResourceObject } from '#shared/jsonapi';
import { csvLines, BYTE_ORDER_MARK, type CsvValue } from '#shared/csv';
import type { Resource } from '#shared/kit/resource';
import { presentPlain } from '#server/http/presenter';
import type { ClientRows } from '#server/repository/clientRows';

/** A JSON array with one record on each line. @param count hears of each page */
export async function* jsonOf({ pages }: ClientRows, count: (records: number) => void): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const records of pages()) {
    count(records.length);
    yield Buffer.from(before + records.map((one) => JSON.stringify(presentPlain(one))).join(',\n'));
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]\n' : '\n]\n');
}

const cellOf = (value: unknown): CsvValue => {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value);
};

const linkedIn = (record: ResourceObject, name: string): string => {
  const data = record.relationships?.[name]?.data ?? [];
  return (Array.isArray(data) ? data : [data]).map(({ id }) => id).join(' ');
};

/** A line with the names, then one for each record. Related records are given by their ids. */
export async function* csvOf({ server, pages }: ClientRows): AsyncGenerator<Buffer> {
  const { attributes, relations }: Pick<Resource, 'attributes' | 'relations'> = server.resource;
  const names = Object.keys(attributes).filter((name) => attributes[name]!.mode !== 'w');
  const linked = Object.keys(relations);
  const lines = (rows: readonly (readonly CsvValue[])[]) => Buffer.from(csvLines(rows, ','));
  yield Buffer.from(BYTE_ORDER_MARK);
  yield lines([['id', ...names, ...linked]]);
  for await (const records of pages())
    yield lines(
      records
        .map(presentPlain)
        .map((one) => [one.id!, ...names.map((name) => cellOf(one.attributes?.[name])), ...linked.map((name) => linkedIn(one, name))]),
    );
}

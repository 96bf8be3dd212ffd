/** Turns records into JSON:API resource objects: only declared attributes, so that a new column cannot leak. */
import { API_ROOT, type Document, type Linkage, type Links, type ResourceObject } from '#shared/jsonapi';
import { maskedValues } from '#shared/kit/masks';
import type { LoadedRecord } from '../repository/records';
import type { ReadOptions } from '../repository/read';
import type { Row } from '../repository/serverResource';

type Sparse = ReadOptions['fields'];

/** A record's own address. */
export const addressOf = (type: string, id: string): string => `${API_ROOT}/${type}/${id}`;

const refs = (type: string, linked: string | null | readonly string[]): Linkage => {
  if (linked === null) return null;
  return typeof linked === 'string' ? { type, id: linked } : linked.map((id) => ({ type, id }));
};

/** Where a relation of a record can be read: its links, and the records themselves. */
export const relationLinks = (type: string, id: string, name: string): Links => ({
  self: `${addressOf(type, id)}/relationships/${name}`,
  related: `${addressOf(type, id)}/${name}`,
});

const relationshipsOf = (
  { server: { resource }, row, links }: LoadedRecord,
  wanted: (name: string) => boolean,
): ResourceObject['relationships'] =>
  Object.fromEntries(
    Object.entries(resource.relations)
      .filter(([name]) => wanted(name))
      .map(([name, { type }]) => {
        const linked = links[name];
        return [name, { links: relationLinks(resource.type, row.id, name), ...(linked !== undefined && { data: refs(type, linked) }) }];
      }),
  );

/** `whole` for anyone who may edit the record; everyone else, and every list, is told personal values masked (PRV-6). */
export type Disclosure = 'whole' | 'masked';

const maskedRow = ({ server: { resource, personal }, row }: LoadedRecord): Row =>
  personal ? personal.masked(row) : maskedValues(resource.attributes, row);

/** Owned lines are read with the record itself only: one that another record brings along has none, which is not the same as an empty list. */
const isLeftOut = ({ server: { resource }, row }: LoadedRecord, name: string): boolean =>
  resource.attributes[name]!.lines !== undefined && row[name] === undefined;

/** One record; `fields` narrows what is said about its type. `meta.masked` names the values that are not told in full, or not at all. */
export const presentRecord = (record: LoadedRecord, fields: Sparse, disclosure: Disclosure = 'masked'): ResourceObject => {
  const { resource } = record.server;
  const only = fields[resource.type];
  const wanted = (name: string) => only?.includes(name) ?? true;
  const row = disclosure === 'whole' ? record.row : maskedRow(record);
  const names = Object.keys(resource.attributes).filter((name) => resource.attributes[name]!.mode !== 'w' && wanted(name));
  const hidden = names.filter((name) => row[name] !== record.row[name] || isLeftOut(record, name));
  const relationships = relationshipsOf(record, wanted);
  return {
    type: resource.type,
    id: record.row.id,
    attributes: Object.fromEntries(names.map((name) => [name, row[name]])),
    ...(Object.keys(relationships!).length > 0 && { relationships }),
    links: { self: addressOf(resource.type, record.row.id) },
    meta: { version: record.row.version, ...(hidden.length > 0 && { masked: hidden }) },
  };
};

/** A record as the API shows it to anyone who may edit it, without addresses of the API: as it stands in a file. */
export const presentPlain = (record: LoadedRecord): ResourceObject => {
  const { type, id, attributes, relationships = {} } = presentRecord(record, {}, 'whole');
  const related = Object.entries(relationships).flatMap(([name, { data }]) => (data === undefined ? [] : [[name, { data }]]));
  return { type, id, attributes, relationships: Object.fromEntries(related) as ResourceObject['relationships'] } as ResourceObject;
};

/** A document's `included`; absent when the request wanted nothing included. */
export const presentIncluded = (included: readonly LoadedRecord[], fields: Sparse): Pick<Document, 'included'> => ({
  included: included.map((one) => presentRecord(one, fields)),
});

/**
 * Personal values (identity, tax and phone numbers, addresses): lists, included records and the audit's list show only a part of them. The
 * record's own page shows them in full to anyone who may edit the record. Rule: PRV-6.
 */
import { maskedNik } from '../domain/nik';
import { maskedPhone } from '../domain/phone';
import type { Field, FieldKind } from './fields';
import type { Resource } from './resource';
import { isStateNumber } from './stateNumbers';

/** Stands for what is hidden; every mask contains it. A text that contains it is never stored, so a masked value cannot replace the real one. */
const HIDDEN = '••';

/** Kinds that are personal wherever they occur. */
const masks: Partial<Readonly<Record<FieldKind, (value: string) => string>>> = {
  nik: maskedNik,
  bpjs: maskedNik,
  // The NPWP of a person is their NIK.
  npwp: maskedNik,
  phone: maskedPhone,
};

/** Nothing of a text is told, not even its length. */
const hideAll = (): string => HIDDEN.repeat(3);

export const isPersonal = ({ kind, personal = false }: Pick<Field, 'kind' | 'personal'>): boolean => personal || kind in masks;

/** Whether it is the masked form of a value. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes(HIDDEN);

/** A value as it is shown in lists: unchanged where it is not personal, or masked already. */
export const masked = (field: Pick<Field, 'kind' | 'personal'>, value: unknown): unknown =>
  typeof value === 'string' && value !== '' && isPersonal(field) && !isMasked(value) ? (masks[field.kind] ?? hideAll)(value) : value;

/** A value as the audit stores it. Numbers of the state are never stored there in full, as the audit can't be erased. */
export const auditable = (field: Pick<Field, 'kind' | 'personal'>, value: unknown): unknown =>
  isStateNumber(field.kind) ? masked(field, value) : value;

type Attributes = Resource['attributes'];

const found = new WeakMap<Attributes, readonly string[]>();

/** Names of the personal ones among these attributes. */
export const personalNames = (attributes: Attributes): readonly string[] => {
  const known = found.get(attributes);
  if (known) return known;
  const names = Object.entries(attributes).flatMap(([name, field]) => (isPersonal(field) ? [name] : []));
  found.set(attributes, names);
  return names;
};

/** Values by name with the personal ones masked; the same object where none is. */
export const maskedValues = <T extends Readonly<Record<string, unknown>>>(attributes: Attributes, values: T): T => {
  const names = personalNames(attributes).filter((name) => Object.hasOwn(values, name));
  return names.length ? { ...values, ...Object.fromEntries(names.map((name) => [name, masked(attributes[name]!, values[name])])) } : values;
};

/** Whether a search may be for something personal, as a NIK: then it is sent in a body, and stands in no address (LST-19). */
export const isSearchPersonal = ({ attributes, searchKinds = {} }: Pick<Resource, 'attributes' | 'searchKinds'>): boolean =>
  Object.keys(searchKinds).some((name) => isPersonal(attributes[name]!));

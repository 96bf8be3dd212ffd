/** Personal values as lists, the audit and records that a person may not edit tell them: only a part of each (PRV-6). */
import { maskedNik } from '../domain/nik';
import type { Field, FieldKind } from './fields';

/** Kinds that are never told whole there. */
const masks: Partial<Readonly<Record<FieldKind, (value: string) => string>>> = { nik: maskedNik };

/** A value as it is told there; unchanged where its kind is not personal. */
export const masked = ({ kind }: Pick<Field, 'kind'>, value: unknown): unknown =>
  typeof value === 'string' ? (masks[kind]?.(value) ?? value) : value;

/** What of a form is to be sent: the values of a new record, or what differs from the one that was opened, and the files that wait for it. */
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '../anyModule';
import { changesOf, type Values } from './changes';
import { isFile, orderedIn, sendable } from './fields';
import type { Ended, WaitingFile, Work } from './useSaving';

/** The record that the values are changes of; a new one has no version yet. */
export type Base = { readonly version: number | null; readonly values: Values };

/** Values that a new record starts with, and the name of what they come from: each has its own draft. */
export type Given = { readonly from: string; readonly values: Values };

/** The files that are chosen and not uploaded yet, with the field that each belongs to. */
export const filesIn = (values: Values): WaitingFile[] =>
  Object.entries(values).flatMap(([field, value]) => (isFile(value) ? [{ field, file: value }] : []));

/** As a form's values. */
export const asValues = (files: readonly WaitingFile[]): Values => Object.fromEntries(files.map(({ field, file }) => [field, file]));

/** What is to be sent for these values: all that a new record has, or what differs from the one that was opened. */
export const workOf = (resource: Resource, base: Base, values: Values): Work => {
  const tidy = sendable(resource, values);
  const files = filesIn(values);
  if (base.version === null) return { add: tidy, files };
  const comparable = Object.fromEntries(Object.entries(base.values).filter(([field]) => field in tidy));
  const update = changesOf(comparable, tidy, orderedIn(resource));
  return { ...(Object.keys(update).length && { update: { ...update, version: base.version } }), files };
};

/** The name of its drafts. @param id of the record; undefined for a new one */
export const nameOfForm = (module: AnyModule, id: string | undefined, given: Given | undefined): string =>
  id === undefined ? [module.name, 'new', ...(given ? [given.from] : [])].join(':') : `${module.name}:${id}`;

/** What the form goes on with after a save; undefined where it is over. @param since what was typed meanwhile */
export const leftOpen = (ends: Ended | null, since: Values): Values | undefined => {
  if (ends === null) return since;
  return typeof ends === 'object' ? asValues(ends.left) : undefined;
};

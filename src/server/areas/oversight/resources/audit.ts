/** The audit's lines, all of them and a client's own: each person is told only of records that they may get, and personal values in full only of those that they may edit. */
import type { Actor } from '#shared/access';
import { inputOf } from '#shared/kit/commands';
import { maskedValues } from '#shared/kit/masks';
import type { Resource } from '#shared/kit/resource';
import { audit } from '#shared/areas/oversight/resources/audit';
import { clientAudit } from '#shared/areas/oversight/resources/clientAudit';
import { resources } from '#shared/areas/resources';
import { auditSeenBy, clientAuditSeenBy, nothingWithheld } from '#server/repository/seenRecords';
import { defineServerResource, type Row, type ServerResource } from '#server/repository/serverResource';

const declared: Readonly<Record<string, Resource>> = resources;

/** The resource that a line is about; undefined where the line was asked for without it. */
const resourceOf = ({ resource }: Row): Resource | undefined =>
  typeof resource === 'string' && Object.hasOwn(declared, resource) ? declared[resource] : undefined;

type Values = Readonly<Record<string, unknown>>;

/** The values with what is personal masked. Of an unknown resource everything that is personal in any resource is. */
const maskedIn = (resource: Resource | undefined, values: Values): Values =>
  (resource ? [resource] : Object.values(declared)).reduce((left, { attributes }) => maskedValues(attributes, left), values);

const maskedInput = (resource: Resource | undefined, { command, input }: Row): unknown =>
  resource && typeof command === 'string' && resource.commands[command]
    ? maskedValues(inputOf(resource, command).attributes, input as Values)
    : maskedIn(resource, input as Values);

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A line with the personal values of its record masked (PRV-6). */
const maskedLine = (row: Row): Row => {
  const resource = resourceOf(row);
  const masked: Record<string, unknown> = {};
  for (const side of ['before', 'after'] as const) if (isValues(row[side])) masked[side] = maskedIn(resource, row[side]);
  if (isValues(row['input'])) masked['input'] = maskedInput(resource, row);
  return { ...row, ...masked };
};

/** Anyone who may edit every record of the line's resource reads its personal values in full. */
const isWhole = (actor: Actor | null, row: Row): boolean => resourceOf(row)?.access.update?.(actor) === true;

export const servedAudit: ServerResource = defineServerResource(audit, {
  counted: nothingWithheld,
  readBy: (actor, find) => auditSeenBy(servedAudit, actor, find),
  personal: { masked: maskedLine, isWhole },
});

/** Changes of these lines are not announced, and lists of them are not cached. */
export const servedClientAudit: ServerResource = defineServerResource(clientAudit, {
  tenant: true,
  withoutClientTotals: true,
  unaudited: true,
  counted: nothingWithheld,
  readBy: (actor, find) => clientAuditSeenBy(servedClientAudit, actor, find),
  personal: { masked: maskedLine, isWhole },
});

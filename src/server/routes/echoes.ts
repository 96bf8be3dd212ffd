/** A record that a client sends back whole: its values that are only read are no change while they are those that are stored. Rule: APP-24. */
import type { Where } from '#shared/access';
import type { Relation } from '#shared/kit/resource';
import { isUuid } from '#shared/kit/values';
import { pointerTo } from '#shared/validate';
import type { Examined } from '../http/document';
import { currentRecord } from '../repository/validateRecord';
import type { ServerResource } from '../repository/serverResource';
import type { Store } from '../repository/store';
import { differs } from '../repository/update';

const isRefOf = ({ type }: Relation, one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'type' in one && one.type === type && 'id' in one && isUuid(one.id);

/** Whether a relation's value can be compared with what is stored. */
const isLinkage = (relation: Relation, value: unknown): boolean =>
  relation.kind === 'toMany'
    ? Array.isArray(value) && value.every((one) => isRefOf(relation, one))
    : value === null || isRefOf(relation, value);

/**
 * The document without the problems of values that are only read and equal to the stored ones; others stay refused, each with its pointer.
 * @param at the record, as far as the rule for changing it lets the person see it
 */
export const withoutEchoes = async (
  store: Store,
  server: ServerResource,
  at: { readonly id: string; readonly where: Where },
  given: Examined,
): Promise<Examined> => {
  const { resource } = server;
  const names = Object.keys(given.fixed);
  const record = names.length ? await currentRecord(store, server, at.id, at.where) : undefined;
  if (!record) return given;
  const isEcho = (name: string): boolean => {
    const relation = resource.relations[name];
    return (!relation || isLinkage(relation, given.fixed[name])) && !differs(record, name, given.fixed[name]);
  };
  const echoes = new Set(names.filter(isEcho).map((name) => pointerTo(resource, name)));
  return { ...given, problems: given.problems.filter(({ code, pointer }) => code !== 'read_only' || !echoes.has(pointer!)) };
};

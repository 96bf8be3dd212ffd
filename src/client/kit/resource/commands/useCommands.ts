/** The commands of a record: which this person may give now, and why the others cannot be given. */
import { useMemo } from 'react';
import { allows } from '#shared/access';
import { commandRule, isFitFor, unavailableReason, stateOf, type Command, type UnavailableReason } from '#shared/kit/commands';
import type { AnyModule } from '../../anyModule';
import type { Row } from '#client/services/serviceResults';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';

export type OfferedCommand = { readonly name: string; readonly command: Command; readonly hindered: UnavailableReason | undefined };

/** @returns the commands that make sense for the record, in the order of the declaration; none while it is not there */
export const useCommands = (module: AnyModule | undefined, record: Row | undefined): readonly OfferedCommand[] => {
  const actor = useAppSelector(me.selectors.actor);
  const resource = module?.resource;
  return useMemo(() => {
    const state = record && resource && stateOf(resource, record);
    if (!resource || !record || state === undefined) return [];
    const makesSense = (command: Command) => !command.byClock && isFitFor(command, record);
    return Object.entries(resource.commands).flatMap(([name, command]) => {
      const allowed = allows(commandRule(resource, command), actor, record);
      // No role of the platform opens what is the client's own: there is no permission to ask for.
      if (!makesSense(command) || (command.clientOnly && !allowed)) return [];
      return [{ name, command, hindered: unavailableReason(resource, name, state, allowed) }];
    });
  }, [resource, record, actor]);
};

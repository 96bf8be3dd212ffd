/** A refusal because of the state, with the state and the commands called as the resource's words call them. Rule: CMD-2. */
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import type { ResourceTexts } from '../../words';

type StateTexts = Pick<ResourceTexts, 'choices' | 'commands'>;

/** @returns the problem with its state and its legal commands named; a problem of another kind is returned unchanged */
export const inWords = (problem: Problem, { states }: Resource, { choices, commands }: StateTexts): Problem => {
  const { code, meta } = problem;
  if (code !== 'state.illegal' || !states || !meta) return problem;
  const state = String(meta['state'] ?? '');
  const legal = String(meta['legal'] ?? '').split(', ');
  return {
    ...problem,
    meta: {
      ...meta,
      state: choices[states.field]?.[state] ?? state,
      legal: legal.map((name) => commands[name]?.label ?? name).join(', ') || '–',
    },
  };
};

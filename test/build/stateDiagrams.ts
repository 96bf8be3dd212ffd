/** The document docs/states.md, from the declarations: the states of each resource and the commands between them, as Mermaid diagrams. */
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';

/**
 * All commands from one state to another stand on one arrow. Where the states that a command leads to are among those that it starts
 * from, it keeps the state: `changePlan` does not make a trial of an active subscription.
 */
const arrowsOf = ({ states, commands = {} }: Resource): string[] => {
  const arrows = new Map<string, string[]>();
  for (const [name, { from, to }] of Object.entries(commands))
    for (const after of to.filter((one) => !from.includes(one)))
      for (const before of from) arrows.set(`${before} --> ${after}`, [...(arrows.get(`${before} --> ${after}`) ?? []), name]);
  return [`[*] --> ${states!.initial}`, ...[...arrows].map(([arrow, names]) => `${arrow}: ${names.join(', ')}`)];
};

const keepingState = ({ commands = {} }: Resource): string[] =>
  Object.entries(commands).flatMap(([name, { from, to }]) => (to.some((one) => from.includes(one)) ? [`\`${name}\``] : []));

const list = (names: readonly string[] | undefined, all: readonly string[]): string =>
  !names ? all.join(', ') : names.length ? names.join(', ') : 'none';

const sectionOf = (name: ResourceName): string[] => {
  const resource: Resource = resources[name];
  const { states } = resource;
  if (!states) return [];
  const field = resource.attributes[states.field] as { values?: readonly string[] };
  const all = field.values ?? [];
  return [
    `## ${name}`,
    `\`${states.field}\` is ${all.map((one) => `\`${one}\``).join(', ')}. Edited in: ${list(states.edit, all)}. Deleted in: ${list(states.destroy, all)}.`,
    ...(keepingState(resource).length ? [`In the same state: ${keepingState(resource).join(', ')}.`] : []),
    ['```mermaid', 'stateDiagram-v2', ...arrowsOf(resource).map((line) => `  ${line}`), '```'].join('\n'),
  ];
};

/** Where it is kept. */
export const statesDocument = 'docs/states.md';

export const stateDiagrams = (): string =>
  [
    '# States and commands of the resources',
    'Written by `npm run states` from the declarations in `src/shared/areas/*/resources`; a test holds this file to them. An arrow is a command (`ticket/resolve` in the log of actions); who may run it, and its rules, stand in the declaration and in [the rules](rules/README.md).',
    ...(Object.keys(resources) as ResourceName[]).flatMap(sectionOf),
  ].join('\n\n') + '\n';

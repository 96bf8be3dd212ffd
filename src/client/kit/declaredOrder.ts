/** In which order lists and forms show what a resource declares. */
import type { Resource } from '#shared/kit/resource';

/**
 * Pictures, the name, what the record belongs to, its own values, and what belongs to it.
 * @param isShown whether an attribute or a relation has a place there
 */
export const inOrder = ({ attributes, relations, label, calledBy }: Resource, isShown: (name: string) => boolean): string[] => {
  const names = [...(calledBy ? [calledBy] : []), label];
  const own = Object.keys(attributes).filter((name) => !names.includes(name) && isShown(name));
  const name = names.filter((one) => one in attributes && isShown(one));
  const isPicture = (name: string) => attributes[name]!.kind === 'image';
  const related = (kind: 'toOne' | 'toMany') => Object.keys(relations).filter((name) => relations[name]!.kind === kind && isShown(name));
  return [...own.filter(isPicture), ...name, ...related('toOne'), ...own.filter((name) => !isPicture(name)), ...related('toMany')];
};

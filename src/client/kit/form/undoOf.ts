/** The way back from a save: an update to the values from before, under the version that the save made. */
import { isUploaded } from '#shared/kit/fields';
import { isMasked } from '#shared/kit/masks';
import { withNotice, type Step } from '../../storeKit/intents';
import type { AnyModule } from '../anyModule';
import type { Values } from './changes';
import type { Work } from './useSaving';

/**
 * @param from the values before the save, as the form has them
 * @param name of the record, for the sentence
 * @returns the intent; undefined where there is no way back: a new record, a picture or a file, which only an upload sets, a secret that nobody can read again
 */
export function undoOf(module: AnyModule, id: string, { update, files }: Work, from: Values, name: string): Step | undefined {
  if (!update || files.length) return undefined;
  const { version, ...changes } = update;
  const fields = Object.keys(changes);
  const isReadable = (name: string) => {
    const field = module.resource.attributes[name];
    return !(field && (field.kind === 'secret' || isUploaded(field))) && name in from && !isMasked(from[name]);
  };
  if (!fields.length || !fields.every(isReadable)) return undefined;
  const before = Object.fromEntries(fields.map((field) => [field, from[field]]));
  // Somebody else's save meanwhile makes another version: then the undo is refused, and says so.
  const back = module.actions.update(
    { id, version: version + 1, ...before },
    { notify: 'form:undone', values: { name } },
    { refresh: true },
  );
  return withNotice(back) as Step;
}

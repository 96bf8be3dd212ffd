/** A resource's words and fields for its form, the same until the language changes. */
import { useMemo } from 'react';
import type { ResourceName } from '#shared/areas/resources';
import { entries } from '#shared/areas/entries';
import { fieldsOf, type MadeWithin } from '../form/declaredFields';
import type { FormField } from '../form/fields';
import { useManyWords, useWords } from '../useWords';
import { loadedModule, moduleOfType } from '#client/storeKit/moduleRegistry';

export const useDeclaredForm = (
  name: ResourceName,
): { readonly words: ReturnType<typeof useWords>; readonly fields: readonly FormField[] } => {
  const { resource } = loadedModule(name);
  const words = useWords(resource);
  const related = useMemo(() => (entries[name].within ?? []).map((one) => loadedModule(one).resource), [name]);
  const relatedWords = useManyWords(related);
  return useMemo(() => {
    const create = (type: string): MadeWithin | undefined => {
      const at = related.findIndex((one) => one.type === type);
      if (at < 0) return undefined;
      const [one, said] = [related[at]!, relatedWords[at]!];
      // What is made on the spot has no related records of its own to choose.
      const simple = fieldsOf(one, said, moduleOfType).filter(({ name: field }) => field in one.attributes);
      return { title: said.form.add, fields: simple };
    };
    return { words, fields: fieldsOf(resource, words, moduleOfType, create) };
  }, [resource, words, related, relatedWords]);
};

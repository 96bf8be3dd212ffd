/** The fields of a record that a panel asks for, in its own order. */
import { useMemo } from 'react';
import type { Resource } from '#shared/kit/resource';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import type { FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { moduleOfType } from '#client/storeKit/moduleRegistry';

/**
 * @param names in their order @param given those that the page knows already: they are sent, and not asked for
 * @param own changes what follows from the declaration; the same function each time
 */
export const usePanelFields = (
  resource: Resource,
  names: readonly string[],
  given: readonly string[],
  own: (field: FormField) => FormField,
): readonly FormField[] => {
  const words = useWords(resource);
  return useMemo(() => {
    const all = fieldsOf(resource, words as unknown as FieldWords, moduleOfType);
    return names.map((name): FormField => {
      const field = all.find((one) => one.name === name)!;
      return given.includes(name) ? { ...field, hidden: true } : own(field);
    });
  }, [resource, words, names, given, own]);
};

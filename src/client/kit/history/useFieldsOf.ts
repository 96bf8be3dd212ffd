/** The fields of any resource in words, for what is read rather than edited: an old value, a change. Its words are fetched when they are needed. */
import { useMemo } from 'react';
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import { lineFieldsOf } from '#client/kit/form/declaredFields';
import type { FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import type { ResourceTexts } from '#client/kit/words';
import { moduleOfType } from '#client/storeKit/moduleRegistry';

export const useFieldsOf = ({ resource }: AnyModule): readonly FormField[] => {
  const words = useWords(resource) as {
    readonly fields: Readonly<Record<string, string>>;
    readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly lines: ResourceTexts['lines'];
  };
  return useMemo(() => {
    const { attributes, relations }: Resource = resource;
    const labelOf = (field: string) => words.fields[field] ?? field;
    return [
      ...Object.keys(attributes).map((field) => ({
        name: field,
        label: labelOf(field),
        ...(words.choices[field] && { options: words.choices[field] }),
        ...lineFieldsOf(attributes[field], words.lines[field]),
      })),
      ...Object.entries(relations).map(([field, { type }]) => {
        const module = moduleOfType(type);
        return { name: field, label: labelOf(field), ...(module && { module }) };
      }),
    ];
  }, [resource, words]);
};

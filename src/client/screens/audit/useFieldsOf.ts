/** The fields of any resource in words, for what is read rather than edited: an old value, a change. Its words are fetched when they are needed. */
import { useMemo } from 'react';
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '../../kit/anyModule';
import type { FormField } from '../../kit/form/fields';
import { useWords } from '../../kit/useWords';
import { moduleOfType } from '../../store/modules';

export const useFieldsOf = ({ resource }: AnyModule): readonly FormField[] => {
  const words = useWords(resource) as {
    readonly fields: Readonly<Record<string, string>>;
    readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  return useMemo(() => {
    const { attributes, relations }: Resource = resource;
    const labelOf = (field: string) => words.fields[field] ?? field;
    return [
      ...Object.keys(attributes).map((field) => ({
        name: field,
        label: labelOf(field),
        ...(words.choices[field] && { options: words.choices[field] }),
      })),
      ...Object.entries(relations).map(([field, { type }]) => {
        const module = moduleOfType(type);
        return { name: field, label: labelOf(field), ...(module && { module }) };
      }),
    ];
  }, [resource, words]);
};

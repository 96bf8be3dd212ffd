/** The fields of any resource in words, for what is read rather than edited: an old value, a change. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/resources/index';
import type { AnyModule } from '../../kit/anyModule';
import type { FormField } from '../../kit/form/fields';
import { modules } from '../../store/modules';

type Words = Readonly<Record<string, string>>;

const byType = new Map<string, AnyModule>(Object.values(modules).map((one) => [one.resource.type, one as unknown as AnyModule]));

export const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** The module of a resource by its name; undefined for a name that is none's. */
export const moduleNamed = (name: string): AnyModule | undefined =>
  isResource(name) ? (modules[name] as unknown as AnyModule) : undefined;

/** What a resource's fields are called; one without words of its own is called as it is declared. */
export const useFieldsOf = (name: string): readonly FormField[] => {
  const { t } = useTranslation(['usman', 'people', 'audit']);
  return useMemo(() => {
    if (!isResource(name)) return [];
    const words: Partial<Record<ResourceName, Words>> = {
      category: t('usman:category.fields', { returnObjects: true }),
      tag: t('usman:tag.fields', { returnObjects: true }),
      item: t('usman:item.fields', { returnObjects: true }),
      user: t('people:user.fields', { returnObjects: true }),
      role: t('people:role.fields', { returnObjects: true }),
      permission: t('people:permission.fields', { returnObjects: true }),
    };
    const statuses: Partial<Record<ResourceName, Words>> = {
      item: t('usman:item.status', { returnObjects: true }),
      user: t('people:user.status', { returnObjects: true }),
    };
    const { attributes, relations }: Resource = resources[name];
    const unshown: Words = t('audit:field', { returnObjects: true });
    const labelOf = (field: string) => words[name]?.[field] ?? unshown[field] ?? field;
    return [
      ...Object.keys(attributes).map((field) => ({
        name: field,
        label: labelOf(field),
        ...(field === 'status' && statuses[name] && { options: statuses[name] }),
      })),
      ...Object.entries(relations).map(([field, { type }]) => {
        const module = byType.get(type);
        return { name: field, label: labelOf(field), ...(module && { module }) };
      }),
    ];
  }, [name, t]);
};

/** The kinds of data in words, by the resource's name; `nobody`'s name stays as it is. */
export const useResourceWords = (): Words => {
  const { t } = useTranslation('people');
  return useMemo(() => {
    const types: Words = t('resource', { returnObjects: true });
    return Object.fromEntries(Object.values(resources).map(({ name, type }: Resource) => [name, types[type] ?? type]));
  }, [t]);
};

/** The fields of each management form; the small ones also serve to make a category or a tag from within an item. Rule: LST-8. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../kit/form/fields';
import { modules } from '../../store/modules';
import { dayOf } from '../../ui/formats';

export const useCategoryFields = (): readonly FormField[] => {
  const { t } = useTranslation('usman');
  return useMemo(
    () => [
      { name: 'name', label: t('category.fields.name'), help: t('category.help.name') },
      { name: 'description', label: t('category.fields.description'), help: t('category.help.description') },
    ],
    [t],
  );
};

export const useTagFields = (): readonly FormField[] => {
  const { t } = useTranslation('usman');
  return useMemo(
    () => [
      { name: 'name', label: t('tag.fields.name'), help: t('tag.help.name') },
      { name: 'color', label: t('tag.fields.color'), help: t('tag.help.color') },
    ],
    [t],
  );
};

export const useItemFields = (): readonly FormField[] => {
  const { t } = useTranslation('usman');
  const category = useCategoryFields();
  const tag = useTagFields();
  return useMemo(
    () => [
      { name: 'image', label: t('item.fields.image') },
      { name: 'name', label: t('item.fields.name') },
      { name: 'description', label: t('item.fields.description') },
      {
        name: 'category',
        label: t('item.fields.category'),
        help: t('item.help.category'),
        module: modules.category,
        create: { title: t('category.form.add'), fields: category },
      },
      {
        name: 'tags',
        label: t('item.fields.tags'),
        help: t('item.help.tags'),
        module: modules.tag,
        create: { title: t('tag.form.add'), fields: tag },
      },
      { name: 'status', label: t('item.fields.status'), options: t('item.status', { returnObjects: true }) },
      { name: 'on_home', label: t('item.fields.on_home'), help: t('item.help.on_home') },
      { name: 'date', label: t('item.fields.date'), start: () => dayOf(new Date()) },
    ],
    [t, category, tag],
  );
};

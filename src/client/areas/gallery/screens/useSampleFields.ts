/** The words of the sample's fields, as a form takes them. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '#client/kit/form/fields';
import type { Kind } from './sample';

const choices = new Set<Kind>(['oneOf', 'oneOfMany']);
const cycles = new Set<Kind>(['someOf']);

/** @param kinds the same array each time */
export function useSampleFields(kinds: readonly Kind[]): readonly FormField[] {
  const { t } = useTranslation('galleryFields');
  return useMemo(
    () =>
      kinds.map((name) => ({
        name,
        label: t(`label.${name}`),
        help: t(`help.${name}`),
        ...(cycles.has(name) && { options: t('cycle', { returnObjects: true }) }),
        ...(choices.has(name) && { options: t('option', { returnObjects: true }) }),
      })),
    [t, kinds],
  );
}

/** What a treatment is called in the person's language. */
import type { Treatment } from '#shared/areas/clinic/resources/treatment';

export const treatmentName = ({ name, name_en, number }: Treatment, language: string): string =>
  (language === 'en' && name_en) || name || number || '';

/** What dayjs calls the languages. */
import type { Language } from '#shared/locale';

export const dayjsLocale: Readonly<Record<Language, string>> = { id: 'id', en: 'en-gb' };

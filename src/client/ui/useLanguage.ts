/** The language the interface speaks now. */
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#shared/locale';

export const useLanguage = (): Language => {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : defaultLanguage;
};

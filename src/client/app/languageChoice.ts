/** The language of the interface: what is chosen in the store, spoken by i18next. */
import type { Language } from '#shared/locale';
import type { Started } from '../store';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { locale } from '../store/flows/locale';
import { i18n } from './i18n';

export const useLanguageChoice = () => {
  const dispatch = useAppDispatch();
  return {
    language: useAppSelector(locale.selectors.current),
    onLanguage: (language: Language) => void dispatch(locale.actions.chosen(language)),
  };
};

/** Sets i18next to the language of the store, now and after each change. Call it after the persisted state was read. */
export const followLanguage = (store: Started['store']) => {
  const speak = () => {
    const chosen = locale.selectors.current(store.getState());
    if (i18n.language !== chosen) void i18n.changeLanguage(chosen);
  };
  store.subscribe(speak);
  speak();
};

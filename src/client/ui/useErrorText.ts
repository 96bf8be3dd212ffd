/** What a problem says to a person, in the language that the interface speaks now. */
import { useCallback } from 'react';
import { sentence, type Problem } from '#shared/errors';
import { useLanguage } from './useLanguage';

/** @returns a function that gives the sentence of a problem's code, filled from its `meta` */
export const useErrorText = (): ((problem: Pick<Problem, 'code' | 'meta'>) => string) => {
  const language = useLanguage();
  return useCallback(({ code, meta }) => sentence(code, language, meta), [language]);
};

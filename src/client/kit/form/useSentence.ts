/** What is wrong with a field, in the reader's language; a problem inside of its lines says in which. */
import { sentence, type Problem } from '#shared/errors';
import { useLanguage } from '../../ui/useLanguage';
import type { FormField } from './fields';
import { lineOf } from './lines/lineProblems';

export const useSentence = () => {
  const language = useLanguage();
  return (problem: Problem, { lines }: Pick<FormField, 'lines'>): string => {
    const [text, at] = [sentence(problem.code, language, problem.meta), lines && lineOf(problem)];
    return at === undefined ? text : `${lines!.one} ${at + 1}: ${text}`;
  };
};

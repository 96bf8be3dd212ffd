/** How the files of words are called in the build, for whoever preloads them. */
import type { Language } from '../locale';
import { resourceOfWords } from '../kit/pageWords';
import type { Resource } from '../kit/resource';
import { resources, type ResourceName } from '../areas/resources';

/** The name of the chunk with these words, as webpack makes it of the file's path (`webpackChunkName` in client/app/i18n.ts). */
export const wordsChunk = (language: Language, namespace: string): string => {
  const name = resourceOfWords(namespace);
  if (name === undefined) return `locale-${language}-${namespace}-ts`;
  const { area } = resources[name as ResourceName] as Resource;
  return `locale-${area}-${name}-words-${language}-ts`;
};

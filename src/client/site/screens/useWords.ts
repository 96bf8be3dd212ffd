/** A page's words as they stand in its file, lists and all; `t` gives only single ones. */
import type { ResourceNamespaceMap } from 'i18next';
import { useTranslation } from 'react-i18next';

export const useWords = <N extends keyof ResourceNamespaceMap>(namespace: N): ResourceNamespaceMap[N] => {
  const { i18n } = useTranslation(namespace);
  return i18n.getResourceBundle(i18n.language, namespace) as ResourceNamespaceMap[N];
};

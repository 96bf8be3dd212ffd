/** Recognises a chunk of scripts, styles or words that could not be fetched. */
import { getI18n } from 'react-i18next';

const NAME = 'ChunkLoadError';

/** webpack names the error of a script so; the error of a style sheet has only its message. */
export const isChunkFailure = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === NAME || /Loading (CSS )?chunk/.test(fault.message));

/**
 * Fetches the words of these namespaces in the present language. i18next does not report a failure, and the screen would show keys.
 * @throws Error that `isChunkFailure` recognises; the next call fetches them again
 */
export async function loadWords(namespaces: readonly string[]): Promise<void> {
  const i18n = getI18n();
  const lacking = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace));
  await i18n.loadNamespaces(namespaces);
  if (!lacking().length) return;
  // loadNamespaces does not fetch again what has failed once.
  await i18n.reloadResources([i18n.language], lacking());
  if (lacking().length) throw Object.assign(new Error(`The words of ${lacking().join(', ')} could not be fetched`), { name: NAME });
}

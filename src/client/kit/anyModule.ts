/** What a grid or a form reads of a module, whichever resource it is of. */
import i18next from 'i18next';
import { isDate } from '#shared/kit/values';
import { defaultLanguage, isLanguage, type Language } from '#shared/locale';
import { useAppSelector } from '../store/hooks';
import type { Row } from '../services/serviceResults';
import type { AnyModule } from '../storeKit/anyModule';
import { formatDate } from '../ui/formats';
import { nounIn } from './nouns';

export type { AnyModule };

export const useRecord = (module: AnyModule, id: string) => useAppSelector((state) => module.selectors.byId(state, id));
export const useList = (module: AnyModule, key: string) => useAppSelector((state) => module.selectors.list(state, key));
export const useRequest = (module: AnyModule, id: string) => useAppSelector((state) => module.selectors.request(state, id));

const language = (): Language => (isLanguage(i18next.language) ? i18next.language : defaultLanguage);

/** The name of a record; a date is formatted for the reader. */
const readable = ({ attributes, label }: AnyModule['resource'], value: unknown): string =>
  attributes[label]?.kind === 'date' && isDate(String(value)) ? formatDate(String(value), language()) : String(value);

/** What a record is called, in the language of the interface where it has a name in it; undefined when it has no name. */
export const knownName = ({ resource }: Pick<AnyModule, 'resource'>, record: Row): string | undefined => {
  const { label, calledBy, labelEn, names } = resource;
  const english = labelEn && language() === 'en' ? record[labelEn] : undefined;
  const name = readable(resource, english || ((calledBy && record[calledBy]) ?? record[label] ?? ''));
  const builtIn = record['system'] === true ? names?.[name] : undefined;
  return builtIn?.[language()] ?? (name || undefined);
};

/** The same; one without a name, as an invoice without its number, by its noun. */
export const nameOf = (module: AnyModule, record: Row): string => knownName(module, record) ?? nounIn(module.resource.noun, language()).One;

/** What is searched for by this text: the one built-in record whose name in the interface's language begins so, else the text. */
export const searchFor = ({ resource: { names = {} } }: AnyModule, text: string): string => {
  const wanted = text.toLowerCase();
  const found = Object.keys(names).filter((name) => text && names[name]![language()].toLowerCase().startsWith(wanted));
  return found.length === 1 ? found[0]! : text;
};

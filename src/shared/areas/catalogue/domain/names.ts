/** What packages and modules are called in each language. One without an English name has the same in both. Rule: CAT-13. */
import type { Language } from '#shared/locale';

/** The names of one thing: a package, a module. */
export type Names = { readonly name: string; readonly name_en?: string | null | undefined };

type NamedPackage = { readonly package_name: string; readonly package_name_en?: string | null | undefined };
type NamedModule = { readonly module_name: string; readonly module_name_en?: string | null | undefined };

export const nameIn = ({ name, name_en }: Names, language: Language): string => (language === 'en' && name_en) || name;

export const namesOfPackage = ({ package_name: name, package_name_en: name_en }: NamedPackage): Names => ({ name, name_en });
export const namesOfModule = ({ module_name: name, module_name_en: name_en }: NamedModule): Names => ({ name, name_en });

/** The package with its name in the reader's language. */
export const packageIn = <P extends NamedPackage>(pack: P, language: Language): P => ({
  ...pack,
  package_name: nameIn(namesOfPackage(pack), language),
});

/** The module with its name in the reader's language. */
export const moduleIn = <M extends NamedModule>(modul: M, language: Language): M => ({
  ...modul,
  module_name: nameIn(namesOfModule(modul), language),
});

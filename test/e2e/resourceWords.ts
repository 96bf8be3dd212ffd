/** What a person reads of the resources, in either language, made of the client's own words and patterns. */
import type { Noun } from '#shared/kit/resource';
import type { Language } from '#shared/locale';
import { resources } from '#shared/areas/resources';
import enCommon from '#client/locales/en/common';
import idCommon from '#client/locales/id/common';
import { nounIn } from '#client/kit/nouns';
import { textsOf, type Pattern, type TextsFor, type Words } from '#client/kit/words';
import type { Resource } from '#shared/kit/resource';
import enClient from '#client/areas/clients/screens/entity/words.en';
import idClient from '#client/areas/clients/screens/entity/words.id';
import enCategory from '#client/areas/catalogue/screens/category/words.en';
import idCategory from '#client/areas/catalogue/screens/category/words.id';
import enItem from '#client/areas/catalogue/screens/item/words.en';
import idItem from '#client/areas/catalogue/screens/item/words.id';
import enModule from '#client/areas/catalogue/screens/module/words.en';
import idModule from '#client/areas/catalogue/screens/module/words.id';
import enPackage from '#client/areas/catalogue/screens/package/words.en';
import idPackage from '#client/areas/catalogue/screens/package/words.id';
import enPermission from '#client/areas/identity/screens/permission/words.en';
import idPermission from '#client/areas/identity/screens/permission/words.id';
import enRole from '#client/areas/identity/screens/role/words.en';
import idRole from '#client/areas/identity/screens/role/words.id';
import enTag from '#client/areas/catalogue/screens/tag/words.en';
import idTag from '#client/areas/catalogue/screens/tag/words.id';
import enIssuer from '#client/areas/billing/screens/issuer/words.en';
import idIssuer from '#client/areas/billing/screens/issuer/words.id';
import enBankAccount from '#client/areas/billing/screens/bankAccount/words.en';
import idBankAccount from '#client/areas/billing/screens/bankAccount/words.id';
import enCharge from '#client/areas/billing/screens/charge/words.en';
import idCharge from '#client/areas/billing/screens/charge/words.id';
import enPayment from '#client/areas/billing/screens/payment/words.en';
import idPayment from '#client/areas/billing/screens/payment/words.id';
import enTaxrule from '#client/areas/billing/screens/taxrule/words.en';
import idTaxrule from '#client/areas/billing/screens/taxrule/words.id';
import enUser from '#client/areas/identity/screens/user/words.en';
import idUser from '#client/areas/identity/screens/user/words.id';

const common = { id: idCommon, en: enCommon };

const filled = (pattern: string, values: Readonly<Record<string, string>>) =>
  pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** All that is said of a resource; `status`: what its statuses are called. */
const saidOf = <R extends Resource>(resource: R, own: object, language: Language) => {
  const pattern: Pattern = (name, values) => filled(common[language].pattern[name], values);
  const all = textsOf(resource, own as Words, pattern, language) as unknown as TextsFor<R>;
  type Status = TextsFor<R>['choices'] extends { readonly status: infer S } ? S : undefined;
  const { status } = all.choices as { readonly status: Status };
  return { ...all, help: all.help as Required<TextsFor<R>['help']>, status };
};

export const byResource = (language: Language) => {
  const one = <R extends Resource>(resource: R, id: object, en: object) => saidOf(resource, language === 'id' ? id : en, language);
  const item = one(resources.item, idItem, enItem);
  return {
    category: one(resources.category, idCategory, enCategory),
    item: { ...item, fields: { ...item.fields, on_home_short: item.columns.on_home } },
    tag: one(resources.tag, idTag, enTag),
    user: one(resources.user, idUser, enUser),
    role: one(resources.role, idRole, enRole),
    permission: one(resources.permission, idPermission, enPermission),
    package: one(resources.package, idPackage, enPackage),
    module: one(resources.module, idModule, enModule),
    issuer: one(resources.issuer, idIssuer, enIssuer),
    bankAccount: one(resources.bankAccount, idBankAccount, enBankAccount),
    payment: one(resources.payment, idPayment, enPayment),
    charge: one(resources.charge, idCharge, enCharge),
    taxrule: one(resources.taxrule, idTaxrule, enTaxrule),
    entity: one(resources.entity, idClient, enClient),
  };
};

type Type = 'categories' | 'items' | 'tags' | 'users' | 'roles' | 'packages' | 'modules' | 'entity' | 'taxrules';

/** What each kind of record is called, by its JSON:API type. */
export const kindNames = (language: Language) =>
  Object.fromEntries(Object.values(resources).map(({ type, noun }) => [type, nounIn(noun, language).Several])) as Readonly<
    Record<Type, string>
  >;

/** What the pages of lists are called. */
export const pageNames = (language: Language) => {
  const named = ({ noun }: { readonly noun: Noun }) => nounIn(noun, language).Several;
  const { user, role, permission, category, item, tag, entity, taxrule } = resources;
  return {
    users: named(user),
    roles: named(role),
    permissions: named(permission),
    categories: named(category),
    items: named(item),
    tags: named(tag),
    packages: named(resources.package),
    modules: named(resources.module),
    taxrules: named(taxrule),
    entities: named(entity),
  };
};

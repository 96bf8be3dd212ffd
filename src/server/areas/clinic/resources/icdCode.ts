/** Codes of ICD-10 and ICD-9-CM, as the platform's people write them, and as a clinic finds them. Rules: ICD-5, ICD-6. */
import { chapterOfIcd, storedIcd } from '#shared/areas/clinic/domain/icdCode';
import { icdCode, type IcdCode } from '#shared/areas/clinic/resources/icdCode';
import type { Problem } from '#shared/errors';
import { defineServerResource, type Current, type Row, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { findIcdCodes, isFavourite, isHidden, ownTerms, recentUses } from '../sql/icd';

/** A code has to be one of its system. */
const codeProblems = async (values: Values, how: 'add' | 'update', current: Current): Promise<readonly Problem[]> => {
  const { system, code } = { ...(how === 'update' ? await current() : undefined), ...values } as Partial<IcdCode>;
  return system && code && !storedIcd(system, code) ? [{ code: 'icd.form', pointer: '/data/attributes/code' }] : [];
};

/** The code in its one spelling, with its chapter; who changes a code has written it in their own words. */
const settled = ({ system, code }: Pick<IcdCode, 'system' | 'code'>, values: Values): Values => {
  const stored = storedIcd(system, code)!;
  return { ...values, code: stored, chapter: chapterOfIcd(system, stored), example: false };
};

export const servedIcdCode = defineServerResource(icdCode, {
  notedByClients: true,
  changesWith: ['icdTerm', 'visitDiagnosis'],
  // How often a code was used is counted over 90 days, today among them.
  changesDaily: true,
  counted: { terms: ownTerms, favourite: isFavourite, hidden: isHidden, uses: recentUses },
  findBy: findIcdCodes,
  hooks: {
    validate: codeProblems,
    before: {
      add: async (_: Work, values: Values) => settled(values as unknown as IcdCode, values),
      update: async (_: Work, before: Row, values: Values) => settled({ ...before, ...values } as unknown as IcdCode, values),
    },
  },
});

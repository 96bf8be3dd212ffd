/** What a clinic notes of ICD codes. Rule: ICD-6. */
import { compactIcd } from '#shared/areas/clinic/domain/icdCode';
import { icdTerm } from '#shared/areas/clinic/resources/icdTerm';
import { Refusal } from '#server/refusal';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import { codeNamed } from '../sql/icd';

/** The code as it is stored. @throws Refusal `icd.unknown` */
const ofKnownCode = async (work: Work, values: Values): Promise<Values> => {
  if (typeof values['code'] !== 'string') return values;
  const code = await codeNamed(work, compactIcd(values['code']));
  if (!code) throw new Refusal([{ code: 'icd.unknown', pointer: '/data/attributes/code' }]);
  return { ...values, code };
};

export const servedIcdTerm = defineServerResource(icdTerm, {
  tenant: true,
  changesWith: [],
  hooks: { before: { add: ofKnownCode, update: (work, _, values) => ofKnownCode(work, values) } },
});

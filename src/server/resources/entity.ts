/** Entities: each has a code of ours, one spelling of its tax number, and stays while it has people or subscriptions. */
import { entity } from '#shared/resources/entity';
import type { Problem } from '#shared/errors';
import { Refusal } from '../http/errors';
import { nextNumber } from '../repository/counter';
import { countBack, usedRows } from '../repository/counts';
import { join, reverse, serve, type Values } from '../repository/serverResource';

const OLD_NPWP = 15;
const NPWP = 16;

/** Sixteen digits; the older fifteen get a leading zero (DOMAIN.md 6). */
const withNpwp = (values: Values): Values => {
  const { npwp } = values;
  if (typeof npwp !== 'string') return values;
  const digits = npwp.replace(/[\s.-]/g, '');
  const said: Pick<Problem, 'code' | 'meta'> | undefined =
    (/\D/.test(digits) && { code: 'invalid_text' }) ||
    (digits.length < OLD_NPWP && { code: 'too_short', meta: { min: OLD_NPWP } }) ||
    (digits.length > NPWP && { code: 'too_long', meta: { max: NPWP } }) ||
    undefined;
  if (said) throw new Refusal([{ ...said, pointer: '/data/attributes/npwp' }]);
  return { ...values, npwp: digits.padStart(NPWP, '0') };
};

export const servedEntity = serve(entity, {
  table: 'entities',
  tenant: true,
  relations: {
    modules: join('entity_modules', 'entity_id', 'module_id'),
    clientsubsheader: reverse('entity_id'),
    clientsubsdetail: reverse('entity_id'),
  },
  hooks: {
    prepare: async (values) => withNpwp(values),
    add: async (step, values) => ({ ...values, code: `CL-${String(await nextNumber(step, 'entity')).padStart(5, '0')}` }),
    destroy: (step, ids) =>
      usedRows(step, 'entities', ids, [countBack('users', 'entity_id'), countBack('clientsubsheaders', 'entity_id')], 'record.in_use'),
  },
});

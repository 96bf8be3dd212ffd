/** Clients (entities): each has a code from the server and one form of its tax number, and cannot be deleted while it has people or subscriptions. Rule: SUB-5. */
import { entity } from '#shared/resources/entity';
import type { Problem } from '#shared/errors';
import { nextNumber } from '../repository/counter';
import { usedRows, usesBack } from '../repository/counts';
import { join, reverse, serve, type Hooks, type Values } from '../repository/serverResource';
import { servedClientsubsheader } from './clientsubsheader';
import { servedUser } from './user';

const people = usesBack(servedUser, 'entity_id');
const subscriptions = usesBack(servedClientsubsheader, 'entity_id');

const OLD_NPWP = 15;
const NPWP = 16;

const digitsOf = (npwp: unknown): string | undefined => (typeof npwp === 'string' ? npwp.replace(/[\s.-]/g, '') : undefined);

const npwpProblem = (digits: string): Pick<Problem, 'code' | 'meta'> | undefined => {
  if (/\D/.test(digits)) return { code: 'invalid_text' };
  if (digits.length < OLD_NPWP) return { code: 'too_short', meta: { min: OLD_NPWP } };
  return digits.length > NPWP ? { code: 'too_long', meta: { max: NPWP } } : undefined;
};

const examineNpwp: Hooks['examine'] = async ({ npwp }) => {
  const digits = digitsOf(npwp);
  const said = digits === undefined ? undefined : npwpProblem(digits);
  return said ? [{ ...said, pointer: '/data/attributes/npwp' }] : [];
};

/** Sixteen digits; the older fifteen get a leading zero (VAL-3). */
const withNpwp = (values: Values): Values => {
  const digits = digitsOf(values['npwp']);
  return digits === undefined ? values : { ...values, npwp: digits.padStart(NPWP, '0') };
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
    examine: examineNpwp,
    prepare: async (values) => withNpwp(values),
    add: async (step, values) => ({ ...values, code: `CL-${String(await nextNumber(step, 'entity')).padStart(5, '0')}` }),
    destroy: (step, ids) => usedRows(step, 'entities', ids, [people, subscriptions], 'record.in_use'),
  },
});

/** The catalogue that a new database sells (CAT-3), as the rules of prices and plans are tested on it. */
import { modules as moduleSeeds, packages as packageSeeds } from '#server/db/seed/packages';
import type { Plan } from '#shared/areas/clients/domain/pricing';
import type { Catalogue, TaxRule } from '#shared/site';

export const tax: TaxRule = { valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 };

export const catalogue: Catalogue = {
  packages: packageSeeds.map((one) => ({ id: one.code, base_price: 0, cycles: ['monthly', 'yearly'], trial_days: 14, ...one })),
  modules: moduleSeeds.map(({ sold_in, ...one }, index) => ({ id: `module-${index}`, package_id: sold_in, ...one, kind: one.kind })),
  tax,
  accounts: [],
  issuer: null,
};

export const { packages, modules } = catalogue;
export const [doctor, clinic, hospital] = packages as [Plan, Plan, Plan];

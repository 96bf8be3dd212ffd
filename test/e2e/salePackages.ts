/** Packages that tests put on sale. */
import type { Row } from '#client/services/serviceResults';
import { resources } from '#shared/areas/resources';
import type { Records } from './form/records';

/** A package that sells a module beside it whose pages are there, and others whose pages are not. No search for another package finds it. */
export const packBesideServices = async (admin: Records): Promise<Row> => {
  const values = { code: 'TARIF', package_name: 'Praktik Bersama', target: 'clinic', cycles: ['monthly'], trial_days: 0, seats: 15 };
  const pack = await admin.add(resources.package, { ...values, base_price: 300_000, seat_price: 25_000, status: 'active' });
  const modules = [
    ['Inventaris', 'inventory', 75_000, 'included'],
    ['Layanan & Tarif', 'services', 50_000, 'addon'],
    ['Radiologi', 'radiology', 125_000, 'addon'],
  ] as const;
  for (const [module_name, feature_key, price, kind] of modules)
    await admin.add(resources.module, {
      module_name,
      feature_key,
      price,
      kind,
      status: 'active',
      package: { type: 'packages', id: pack.id },
    });
  return pack;
};

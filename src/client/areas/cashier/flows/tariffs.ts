/** What the screens of tariffs ask: a price, a change of many with its preview, an import with its dry run. Rules: SVC-8, SVC-9. */
import type { CheckedPrice } from '#shared/areas/cashier/domain/checkedPrice';
import type { TariffChange } from '#shared/areas/cashier/domain/tariffChange';
import type { TariffImport } from '#shared/areas/cashier/domain/tariffImport';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';
import type { ChangeWish, ImportOrder, PriceQuestion } from '../services/tariffs';

export const priceCheck = createLookup<'priceCheck', CheckedPrice, FlowParts, PriceQuestion>(
  'priceCheck',
  ({ services }) => services.tariffs.check,
);
export const tariffChange = createLookup<'tariffChange', TariffChange, FlowParts, ChangeWish>(
  'tariffChange',
  ({ services }) => services.tariffs.change,
);
export const tariffImport = createLookup<'tariffImport', TariffImport, FlowParts, ImportOrder>(
  'tariffImport',
  ({ services }) => services.tariffs.importFile,
);

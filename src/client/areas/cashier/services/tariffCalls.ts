/** The price of a day, a change of many tariffs, and their import. Rules: SVC-8, SVC-9. */
import type { CheckedPrice } from '#shared/areas/cashier/domain/checkedPrice';
import type { TariffChange } from '#shared/areas/cashier/domain/tariffChange';
import type { TariffImport } from '#shared/areas/cashier/domain/tariffImport';
import { tariffEndpoints } from '#shared/areas/cashier/endpoints/tariffs';
import { asks, callOf } from '#client/services/endpointCalls';
import type { Files } from '#client/services/files';
import { read, type Answer, type Http } from '#client/services/http';
import type { ChangeWish, ImportOrder, PriceQuestion } from './tariffs';

/** A file or a long change on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

const inMeta =
  <T>(name: string) =>
  (document: Answer | null): T | undefined =>
    document?.meta?.[name] as T | undefined;

/** The calls themselves: a script of its own, for which the first load has no room. */
export const tariffCalls = (http: Http, files: Files) => {
  const ask = asks(http);
  const check = ask(tariffEndpoints.checkPrice, inMeta<CheckedPrice>('price'));
  return {
    check: ({ service, payer, class: of, day }: PriceQuestion, signal: AbortSignal) =>
      check({ id: service, payer, class: of, day } as Parameters<typeof check>[0], signal),
    change: async ({ values }: ChangeWish, signal: AbortSignal) =>
      read(await http({ ...callOf(tariffEndpoints.changeTariffs, values), timeout: TIMEOUT }, signal), inMeta<TariffChange>('change')),
    importFile: async ({ file, mode }: ImportOrder, signal: AbortSignal) => {
      const content = files.find(file) ?? new Blob();
      const call = { ...callOf(tariffEndpoints.importTariffs, { mode }), file: content, timeout: TIMEOUT };
      return read(await http(call, signal), inMeta<TariffImport>('import'));
    },
  };
};

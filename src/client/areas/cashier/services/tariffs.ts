/** The price of a day, a change of many tariffs, and their import. Rules: SVC-8, SVC-9. */
import type { CheckedPrice } from '#shared/areas/cashier/domain/checkedPrice';
import type { TariffChange } from '#shared/areas/cashier/domain/tariffChange';
import type { TariffImport } from '#shared/areas/cashier/domain/tariffImport';
import { tariffEndpoints, type tariffChange } from '#shared/areas/cashier/endpoints/tariffs';
import type { ValuesOf } from '#shared/kit/resource';
import { asks, callOf } from '#client/services/endpointCalls';
import type { Files, FileTicket } from '#client/services/files';
import { read, type Answer, type Http } from '#client/services/http';

/** A file or a long change on a slow line, in milliseconds. */
const TIMEOUT = 120_000;

export type PriceQuestion = { readonly service: string; readonly payer: string; readonly class: string; readonly day: string | null };
export type ChangeWish = { readonly values: ValuesOf<typeof tariffChange> };
export type ImportOrder = { readonly file: FileTicket; readonly mode: 'try' | 'write' };

const inMeta =
  <T>(name: string) =>
  (document: Answer | null): T | undefined =>
    document?.meta?.[name] as T | undefined;

export const tariffService = (http: Http, files: Files) => {
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

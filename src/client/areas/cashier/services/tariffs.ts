/** What the screens of tariffs ask the server; the calls come with the first of them. Rules: SVC-8, SVC-9. */
import type { tariffChange } from '#shared/areas/cashier/endpoints/tariffs';
import type { ValuesOf } from '#shared/kit/resource';
import type { Files, FileTicket } from '#client/services/files';
import type { Http } from '#client/services/http';

export type PriceQuestion = { readonly service: string; readonly payer: string; readonly class: string; readonly day: string | null };
export type ChangeWish = { readonly values: ValuesOf<typeof tariffChange> };
export type ImportOrder = { readonly file: FileTicket; readonly mode: 'try' | 'write' };

export const tariffService = (http: Http, files: Files) => {
  const calls = async () => (await import(/* webpackChunkName: "tariff-calls" */ './tariffCalls')).tariffCalls(http, files);
  return {
    check: async (asked: PriceQuestion, signal: AbortSignal) => (await calls()).check(asked, signal),
    change: async (wish: ChangeWish, signal: AbortSignal) => (await calls()).change(wish, signal),
    importFile: async (order: ImportOrder, signal: AbortSignal) => (await calls()).importFile(order, signal),
  };
};

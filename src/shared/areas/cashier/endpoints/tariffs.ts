/** What a tariff costs somebody on a day, a change of many tariffs, and their import. Rules: SVC-1, SVC-8, SVC-9. */
import type { Endpoints } from '#shared/endpoints/endpoint';
import { date, decimal, flag, money, oneOf, someOf, text } from '#shared/kit/fields';
import { defineInput, toMany, toOne } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import { serviceCategories } from '../domain/serviceCategories';
import { directions, roundings } from '../domain/tariffChange';
import { careClasses } from '../domain/tariffs';

/** Which tariffs change, how, and from which day. Without services and categories all active services are meant. */
export const tariffChange = defineInput('tariffChange', '/tariff-changes', {
  attributes: {
    categories: someOf(serviceCategories),
    class: oneOf(careClasses),
    /** Percent, with one decimal; one of both is given, or none for a copy. */
    percent: decimal({ scale: 1, min: -100, max: 1_000 }),
    /** Rupiah. */
    amount: money({ signed: true }),
    rounding: oneOf(roundings, { required: true, initial: '1' }),
    direction: oneOf(directions, { required: true, initial: 'nearest' }),
    from: date({ required: true }),
    /** Of the preview that is to be done; without it nothing is written. */
    token: text({ max: 64 }),
    /** Prices of the payer are copied for `target`. */
    copy: flag(),
  },
  relations: { services: toMany('services'), payer: toOne('payers', { required: true }), target: toOne('payers') },
});

const setting = {
  rights: [
    ['tariff', 'update'],
    ['tariff', 'add'],
  ],
} as const;

export const tariffEndpoints = {
  /** The tariff that counts for a payer, in a class, on a day; by default for any class, today. */
  checkPrice: {
    method: 'GET',
    path: '/services/{id}/price',
    who: { rights: [['tariff', 'list']] },
    query: { payer: text({ required: true, max: 36 }), class: oneOf(careClasses), day: date() },
  },
  /** Without a token it only tells what would be done. */
  changeTariffs: { method: 'POST', path: '/tariffs/changes', who: setting, input: tariffChange },
  /** The body is a CSV file in UTF-8. `try` only tells what would be done. */
  importTariffs: {
    method: 'POST',
    path: '/tariffs/import',
    who: setting,
    query: { mode: oneOf(['try', 'write'], { required: true }) },
    isRaw: true,
    most: limits.tariffFile,
  },
} as const satisfies Endpoints;

/** What a price is asked for on the page of a service; it is sent as a query. */
export const priceQuestion = defineInput('priceQuestion', '/price-questions', {
  attributes: { class: oneOf(careClasses, { required: true, initial: 'semua' }), day: date() },
  relations: { payer: toOne('payers', { required: true }) },
});

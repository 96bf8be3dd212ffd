/** OpenAPI of the endpoints of tariffs. */
import { leftOutReasons } from '#shared/areas/cashier/domain/tariffChange';
import { tariffReasons } from '#shared/areas/cashier/domain/tariffFile';
import { outcomes } from '#shared/areas/cashier/domain/tariffImport';
import { careClasses } from '#shared/areas/cashier/domain/tariffs';
import type { tariffEndpoints } from '#shared/areas/cashier/endpoints/tariffs';
import type { Descriptions } from './operations';
import { meta, object, whole, type Schema } from './schemas';

const count: Schema = { type: 'integer' };
const rupiah: Schema = { type: 'integer', description: 'Whole rupiah.' };
const day: Schema = { type: 'string', format: 'date' };
const lastDay: Schema = { type: ['string', 'null'], format: 'date' };
const word: Schema = { type: 'string' };

const price = whole({
  day,
  tariff: {
    description: 'Null where there is none: the service cannot be charged.',
    anyOf: [
      whole({
        ...{ id: word, payer: word, class: { enum: careClasses }, valid_from: day, valid_to: lastDay },
        ...{ price: rupiah, facility: rupiah, professional: rupiah, consumables: rupiah, administration: rupiah },
      }),
      { type: 'null' },
    ],
  },
});

const change = whole({
  token: { ...word, description: 'Stands for this preview: it is given back to have it done.' },
  ...{ written: count, left_out: count, sum_before: rupiah, sum_after: rupiah },
  rows: {
    type: 'array',
    items: object(
      {
        ...{ service: word, code: word, name: word, name_en: { type: ['string', 'null'] }, class: { enum: [...careClasses, null] } },
        ...{ was: { type: ['integer', 'null'] }, price: { type: ['integer', 'null'] }, until: lastDay },
        reason: { enum: leftOutReasons, description: 'Why it is left out; without one it is written.' },
        blocked: whole({ valid_from: day, valid_to: lastDay }),
      },
      ['service', 'code', 'name', 'name_en', 'class', 'was', 'price', 'until'],
    ),
  },
});

const done = whole({
  names: { ...word, description: 'The row with the names of the columns.' },
  counts: whole(Object.fromEntries(outcomes.map((name) => [name, count]))),
  rows: {
    type: 'array',
    items: object(
      {
        ...{ row: count, text: word, outcome: { enum: outcomes }, reason: { enum: tariffReasons } },
        ...{ price: rupiah, until: day, other: { ...count, description: 'The row of the file that has some of its days.' } },
      },
      ['row', 'text', 'outcome'],
    ),
  },
});

export const tariffDescriptions: Descriptions<typeof tariffEndpoints> = {
  checkPrice: {
    tag: 'tariffs',
    summary: 'Tell the price of a service for a payer, in a class, on a day, and why it is that price',
    answer: [200, 'The tariff that counts.', meta(whole({ price }))],
    parameters: {
      payer: 'The id of the payer.',
      class: 'Any class by default.',
      day: 'Today at the clinic by default.',
    },
    refusals: ['query.invalid', 'resource.missing'],
  },
  changeTariffs: {
    tag: 'tariffs',
    summary: 'Change many tariffs from a day, or copy them for another payer; without a token, tell what would be done',
    answer: [200, 'What is written, and what is left out with its reason.', meta(whole({ change }))],
    refusals: ['tariff.one_change', 'tariff.too_early', 'tariff.too_many', 'tariff.changed_meanwhile', 'relation_missing', 'unavailable'],
  },
  importTariffs: {
    tag: 'tariffs',
    summary: 'Import tariffs from a CSV file, or tell what an import would do with each row',
    answer: [200, 'What becomes of each row.', meta(whole({ import: done }))],
    parameters: { mode: '`try` only tells what would be done; `write` does it. Rows that are wrong are left out.' },
    refusals: ['tariff.columns', 'tariff.too_many_rows', 'body.too_large', 'unavailable'],
  },
};

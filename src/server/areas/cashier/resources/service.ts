/** The services of clinics: each client's own, held apart by the database. Rules: SVC-4, SVC-6, SVC-8. */
import { allows } from '#shared/access';
import { service } from '#shared/areas/cashier/resources/service';
import { tariff } from '#shared/areas/cashier/resources/tariff';
import { Refusal } from '#server/refusal';
import { defineServerResource, type Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { generalPayer, generalPriceToday, generalSinceToday, neverRead, otherTariffsToday, usedServices } from '../sql/services';
import { dayAt } from '../sql/tariffs';

const pointer = '/data/attributes/first_price';

/** @throws Refusal `access.denied` for a price of somebody who may not set one */
const mayPrice = async ({ actor }: Work, values: Values): Promise<Values> => {
  const { first_price, entity } = values as ValuesNamed<'service'>;
  if (first_price !== undefined && first_price !== null && !allows(tariff.access.add, actor, { entity }))
    throw new Refusal([{ code: 'access.denied', pointer }]);
  return values;
};

/** The first tariff of a new service: for patients who pay for themselves, from today, all of it for the facility. */
const addFirstTariff = async (work: Work, id: string, values: Values): Promise<void> => {
  const { first_price, entity } = values as ValuesNamed<'service'>;
  if (first_price === undefined || first_price === null) return;
  const payer = await generalPayer(work, entity!.id);
  if (!payer) throw new Refusal([{ code: 'service.no_general_payer', pointer }]);
  await work.add('tariff', {
    entity: entity!,
    service: { type: service.type, id },
    payer: { type: 'payers', id: payer },
    class: 'semua',
    ...{ price: first_price, facility: first_price, professional: 0, consumables: 0, administration: 0 },
    valid_from: await dayAt(work, entity!.id),
    valid_to: null,
  });
};

export const servedService = defineServerResource(service, {
  tenant: true,
  counted: {
    general_price: generalPriceToday,
    general_since: generalSinceToday,
    other_tariffs: otherTariffsToday,
    first_price: neverRead,
  },
  hooks: {
    before: {
      add: mayPrice,
      update: async (_, __, { first_price, ...values }) => {
        if (first_price !== undefined) throw new Refusal([{ code: 'read_only', pointer }]);
        return values;
      },
      destroy: usedServices,
    },
    after: { add: addFirstTariff },
  },
});

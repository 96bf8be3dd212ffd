/** A client's own people change its data. The city follows from the region, so that nobody types it. Rule: SUB-29. */
import { isSatusehatOrganisation } from '#shared/areas/clients/domain/satusehat';
import { cityOf, isRegion } from '#server/regions';
import { Refusal } from '#server/refusal';
import type { Runs } from '#server/repository/serverResource';
import type { entity } from '#shared/areas/clients/resources/entity';

/** @throws Refusal `invalid_region` for a code of none, `region.too_large` for a province, which names no city, `invalid_text` */
export const editDetails: Runs<typeof entity>['editDetails'] = async (_, __, details) => {
  if (details.satusehat_id && !isSatusehatOrganisation(details.satusehat_id))
    throw new Refusal([{ code: 'invalid_text', pointer: '/data/attributes/satusehat_id' }]);
  // A city that was typed stays as long as no region is chosen.
  if (!details.region) return details;
  const city = await cityOf(details.region);
  if (city === undefined) {
    const code = (await isRegion(details.region)) ? 'region.too_large' : 'invalid_region';
    throw new Refusal([{ code, pointer: '/data/attributes/region' }]);
  }
  return { ...details, city };
};

/** The page of a treatment: what can be done now, all that was noted, its consumables and consents. Rules: TRT-6, TRT-7. */
import type { Treatment } from '#shared/areas/clinic/resources/treatment';
import type { AnyModule } from '#client/kit/anyModule';
import { Declared } from '#client/kit/resource/show/Declared';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import * as modules from '../../modules';
import { ConsentsCard } from '../consent/ConsentsCard';

export const TreatmentShow = () => (
  <ResourceShow<Treatment> name="treatment">
    {(treatment) => (
      <>
        <Declared module={modules.treatment as unknown as AnyModule} record={treatment} />
        <ConsentsCard of={{ relation: 'treatment', id: treatment.id }} />
      </>
    )}
  </ResourceShow>
);

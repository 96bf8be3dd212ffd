/** What a clinic works with. */
import { patient } from './resources/patient';
import { payer } from './resources/payer';
import { poly } from './resources/poly';
import { reading } from './resources/reading';
import { service } from './resources/service';
import { teamMember } from './resources/teamMember';
import { visit } from './resources/visit';

export const clinic = {
  visit,
  patient,
  teamMember,
  poly,
  payer,
  service,
  reading,
};

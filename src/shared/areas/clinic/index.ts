/** What a clinic works with. */
import { appointment } from './resources/appointment';
import { icdCode } from './resources/icdCode';
import { icdTerm } from './resources/icdTerm';
import { leave } from './resources/leave';
import { patient } from './resources/patient';
import { payer } from './resources/payer';
import { poly } from './resources/poly';
import { reading } from './resources/reading';
import { schedule } from './resources/schedule';
import { service } from './resources/service';
import { teamMember } from './resources/teamMember';
import { visit } from './resources/visit';

export const clinic = {
  visit,
  appointment,
  patient,
  teamMember,
  poly,
  schedule,
  leave,
  payer,
  service,
  reading,
  icdCode,
  icdTerm,
};

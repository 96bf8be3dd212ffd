/** What a clinic works with. */
import { appointment } from './resources/appointment';
import { consent } from './resources/consent';
import { icdCode } from './resources/icdCode';
import { icdTerm } from './resources/icdTerm';
import { leave } from './resources/leave';
import { letter } from './resources/letter';
import { letterTemplate } from './resources/letterTemplate';
import { patient } from './resources/patient';
import { payer } from './resources/payer';
import { poly } from './resources/poly';
import { reading } from './resources/reading';
import { schedule } from './resources/schedule';
import { teamMember } from './resources/teamMember';
import { noteSnippet } from './resources/noteSnippet';
import { treatment } from './resources/treatment';
import { treatmentSeries } from './resources/treatmentSeries';
import { treatmentTemplate } from './resources/treatmentTemplate';
import { visit } from './resources/visit';
import { visitDiagnosis } from './resources/visitDiagnosis';
import { visitNote } from './resources/visitNote';
import { vitalRange } from './resources/vitalRange';
import { vitalSign } from './resources/vitalSign';

export const clinic = {
  visit,
  appointment,
  patient,
  teamMember,
  poly,
  schedule,
  leave,
  payer,
  reading,
  icdCode,
  icdTerm,
  vitalSign,
  vitalRange,
  visitNote,
  noteSnippet,
  visitDiagnosis,
  letter,
  letterTemplate,
  treatmentTemplate,
  treatmentSeries,
  consent,
  treatment,
};

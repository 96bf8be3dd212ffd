/** The store's modules of this area: one line each. */
import { clinic as resources } from '#shared/areas/clinic/index';
import { createModule } from '#client/storeKit/createModule';

export const visit = createModule(resources.visit);
export const patient = createModule(resources.patient);
export const teamMember = createModule(resources.teamMember);
export const poly = createModule(resources.poly);
export const payer = createModule(resources.payer);
export const schedule = createModule(resources.schedule);
export const leave = createModule(resources.leave);
export const appointment = createModule(resources.appointment);
export const reading = createModule(resources.reading);
export const icdCode = createModule(resources.icdCode);
export const icdTerm = createModule(resources.icdTerm);
export const vitalSign = createModule(resources.vitalSign);
export const vitalRange = createModule(resources.vitalRange);
export const visitDiagnosis = createModule(resources.visitDiagnosis);
export const visitNote = createModule(resources.visitNote);
export const noteSnippet = createModule(resources.noteSnippet);
export const letter = createModule(resources.letter);
export const letterTemplate = createModule(resources.letterTemplate);
export const treatmentTemplate = createModule(resources.treatmentTemplate);
export const treatmentSeries = createModule(resources.treatmentSeries);
export const consent = createModule(resources.consent);
export const treatment = createModule(resources.treatment);

/** What a consent says in each language, from the same parts as the server uses. Rule: TRT-11. */
import { useMemo } from 'react';
import { consentTextOf } from '#shared/areas/clinic/domain/consentText';
import type { LetterText } from '#shared/areas/clinic/domain/exampleLetters';
import type { LetterTemplate } from '#shared/areas/clinic/resources/letterTemplate';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import type { Treatment } from '#shared/areas/clinic/resources/treatment';
import type { TreatmentTemplate } from '#shared/areas/clinic/resources/treatmentTemplate';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Language } from '#shared/locale';
import { useShortList } from '#client/kit/useShortList';
import * as modules from '../../modules';
import { useClinicName } from '#client/store/session/useClinicName';
import { useWhole } from '#client/kit/useWhole';

export type Texts = Readonly<Record<Language, LetterText>>;

/** @returns undefined while a part of it is on its way */
export const useConsentTexts = (visit: Visit, treatment: Treatment | null): { texts: Texts; patient: Patient } | undefined => {
  const kind = treatment ? 'persetujuan_tindakan' : 'persetujuan_umum';
  const clinic = useClinicName();
  const { rows, isKnown } = useShortList<LetterTemplate>(modules.letterTemplate, `of-${kind}`, { filter: { kind: [kind] } });
  const patient = useWhole<Patient>(modules.patient, visit.patient.id);
  const template = useWhole<TreatmentTemplate>(modules.treatmentTemplate, treatment?.template.id);
  const performer = useWhole<TeamMember>(modules.teamMember, treatment?.performer.id);
  return useMemo(() => {
    if (!patient || !isKnown || (treatment && !(template && performer))) return undefined;
    const textIn = (language: Language): LetterText => {
      const named = treatment && {
        treatment: (language === 'en' && treatment.name_en) || treatment.name,
        explanation: template!.explanation,
        doctor: performer!.full_name,
      };
      const values = { patient: patient.name, mrn: patient.mrn, clinic, ...named };
      return consentTextOf({ kind, language, template: rows.find((one) => one.language === language) ?? null, values });
    };
    return { patient, texts: { id: textIn('id'), en: textIn('en') } };
  }, [kind, clinic, rows, isKnown, patient, template, performer, treatment]);
};

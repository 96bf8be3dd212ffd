/** The allergies of a patient, shown first. "Not asked yet" and "none known" are shown differently. Rule: PAT-10. */
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { useWords } from '#client/kit/useWords';
import { isInPart } from '#client/services/serviceResults';
import { PlainAlert } from '#client/ui/PlainAlert';
import { StatusChip } from '#client/ui/StatusChip';

export function Allergies({ patient }: { patient: Patient }) {
  const { own, lines } = useWords(declared);
  if (isInPart(patient, 'allergies')) return <StatusChip tone="neutral">{own['allergiesComing']}</StatusChip>;
  const severities = lines['allergies']?.choices?.['severity'] ?? {};
  const known = patient.allergies.map(({ substance, reaction, severity }) => {
    const more = [reaction, severity && severities[severity]?.toLowerCase()].filter(Boolean).join(', ');
    return more ? `${substance} (${more})` : substance;
  });
  if (known.length) return <PlainAlert>{`${own['allergic']}: ${known.join('; ')}`}</PlainAlert>;
  if (patient.no_known_allergies) return <StatusChip tone="success">{own['notAllergic']}</StatusChip>;
  return <StatusChip tone="warning">{own['notAsked']}</StatusChip>;
}

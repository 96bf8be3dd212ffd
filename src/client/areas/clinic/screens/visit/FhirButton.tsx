/** A visit that ended as a file of FHIR, for who may read everything in it. Rule: FHIR-1. */
import Button from '@mui/material/Button';
import { fhirEndpoints, fhirFile } from '#shared/areas/clinic/endpoints/fhir';
import { visit as declared, type Visit } from '#shared/areas/clinic/resources/visit';
import { useWords } from '#client/kit/useWords';
import { may } from '#client/store/access';
import { useOpenFile } from '#client/store/fileOpening';
import { useAppSelector } from '#client/store/hooks';
import { DownloadIcon } from '#client/ui/icons';

const { type, field, mediaType } = fhirFile;

export function FhirButton({ visit: { id, number, status } }: { visit: Visit }) {
  const { own } = useWords(declared);
  const isReader = useAppSelector((state) => fhirEndpoints.visitFhir.who.rights.every(([name, verb]) => may(state, name, verb)));
  const { open, isBusy } = useOpenFile({ type, id, field });
  if (!isReader || (status !== 'selesai' && status !== 'dirujuk')) return null;
  // The number of a visit has slashes, which no file name can have.
  const name = `${declared.noun.id}-${(number ?? id).replaceAll('/', '-')}.fhir.json`;
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<DownloadIcon size={16} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open({ name, type: mediaType }, 'save')}
    >
      {own['fhir']}
    </Button>
  );
}

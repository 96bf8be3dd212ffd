/** A patient's data as files, for the patient or another clinic: PDFs in both languages, and JSON with everything. For who may export it. Rule: PAT-12. */
import Button from '@mui/material/Button';
import { allows } from '#shared/access';
import { patient as declared, type Patient } from '#shared/areas/clinic/resources/patient';
import { dataAttribute, type PdfAttribute } from '#shared/endpoints/documents';
import { exportRule } from '#shared/kit/resource';
import { useWords } from '#client/kit/useWords';
import { useOpenFile } from '#client/store/fileOpening';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { Card } from '#client/ui/Card';
import { DownloadIcon, PageIcon } from '#client/ui/icons';
import css from './patient.module.css';

type Field = PdfAttribute | typeof dataAttribute;

function FileButton({ patient: { id, mrn }, field }: { patient: Patient; field: Field }) {
  const { own } = useWords(declared);
  const { open, isBusy } = useOpenFile({ type: declared.type, id, field });
  const isData = field === dataAttribute;
  const [ending, type] = isData ? ['json', 'application/json'] : ['pdf', 'application/pdf'];
  const Icon = isData ? DownloadIcon : PageIcon;
  return (
    <Button
      variant="outlined"
      startIcon={<Icon size={16} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open({ name: `${declared.noun.id}-${mrn}.${ending}`, type: type! }, isData ? 'save' : 'view')}
    >
      {own[field]}
    </Button>
  );
}

export function PatientData({ patient }: { patient: Patient }) {
  const { own } = useWords(declared);
  const actor = useAppSelector(me.selectors.actor);
  if (!allows(exportRule(declared), actor, patient)) return null;
  return (
    <Card title={own['exported']!} purpose={own['exportedPurpose']} screenOnly>
      <div className={css.files}>
        <FileButton patient={patient} field="pdf_id" />
        <FileButton patient={patient} field="pdf_en" />
        <FileButton patient={patient} field={dataAttribute} />
      </div>
    </Card>
  );
}

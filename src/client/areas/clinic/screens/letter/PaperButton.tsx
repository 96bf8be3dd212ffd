/** Opens a letter as it is printed, in its own language: of a draft as a preview. Rule: LET-1. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { letter as declared, type Letter } from '#shared/areas/clinic/resources/letter';
import { useOpenFile } from '#client/store/fileOpening';
import { PrintIcon } from '#client/ui/icons';

export function PaperButton({ letter: { id, language, number, status } }: { letter: Letter }) {
  const { t } = useTranslation('letters');
  const { open, isBusy } = useOpenFile({ type: declared.type, id, field: `pdf_${language}` });
  const isSigned = status === 'signed';
  return (
    <Button
      variant={isSigned ? 'contained' : 'outlined'}
      size="small"
      startIcon={<PrintIcon size={16} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open({ name: `${declared.noun.id}-${(number ?? 'draf').replaceAll('/', '-')}.pdf`, type: 'application/pdf' }, 'view')}
    >
      {t(isSigned ? 'print' : 'preview')}
    </Button>
  );
}

/** Opens the document of a record as it is printed, in the language in which it was written. */
import Button from '@mui/material/Button';
import type { Resource } from '#shared/kit/resource';
import type { Language } from '#shared/locale';
import { useOpenFile } from '#client/store/fileOpening';
import { PrintIcon } from '#client/ui/icons';

type Props = {
  resource: Resource;
  id: string;
  language: Language;
  /** What its file is called by: its number, or what stands for one. */
  number: string;
  label: string;
  /** It is the next thing to do. */
  isNext?: boolean;
};

export function PaperButton({ resource, id, language, number, label, isNext = false }: Props) {
  const { open, isBusy } = useOpenFile({ type: resource.type, id, field: `pdf_${language}` });
  const file = { name: `${resource.noun.id}-${number.replaceAll('/', '-')}.pdf`, type: 'application/pdf' };
  return (
    <Button
      variant={isNext ? 'contained' : 'outlined'}
      size="small"
      startIcon={<PrintIcon size={16} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open(file, 'view')}
    >
      {label}
    </Button>
  );
}

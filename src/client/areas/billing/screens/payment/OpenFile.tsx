/** Opens a file of a payment over the page. */
import Button from '@mui/material/Button';
import type { FileInfo } from '#shared/domain/file';
import { payment } from '#shared/areas/billing/resources/payment';
import { useOpenFile } from '#client/store/fileOpening';
import { FileIcon } from '#client/ui/icons';

export function OpenFile({ id, field, file }: { id: string; field: 'proof' | 'certificate'; file: FileInfo }) {
  const { open, isBusy } = useOpenFile({ type: payment.type, id, field });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<FileIcon size={18} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open(file, 'view')}
    >
      {file.name}
    </Button>
  );
}

/** Prints the bill of a patient on a paper that is chosen. Rule: CSH-7. */
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { patientBill, type PatientBill } from '#shared/areas/cashier/resources/patientBill';
import type { PaperSize } from '#shared/documents/paper';
import { sizedPdfAttribute } from '#shared/endpoints/documents';
import { useOpenRecordFile } from '#client/store/fileOpening';
import { PrintIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import { SizeItems } from './SizeItems';

export function BillActions({ bill: { id, number } }: { bill: Pick<PatientBill, 'id' | 'number'> }) {
  const { t } = useTranslation('receipts');
  const language = useLanguage();
  const open = useOpenRecordFile();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const print = (size: PaperSize) => {
    setAnchor(null);
    open({ type: patientBill.type, id, field: sizedPdfAttribute(language, size) }, `${number}.pdf`);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<PrintIcon size={16} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('printBill')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <SizeItems onChoose={print} />
      </Menu>
    </>
  );
}

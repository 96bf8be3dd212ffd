/** The PDF of an invoice in both languages, to be read, printed or kept. Rules: INV-5, INV-10. */
import Button from '@mui/material/Button';
import type { PdfAttribute } from '#shared/endpoints/documents';
import { invoice, type Invoice } from '#shared/areas/billing/resources/invoice';
import { useWords } from '#client/kit/useWords';
import { useOpenFile } from '#client/store/fileOpening';
import { PageIcon } from '#client/ui/icons';
import css from './invoice.module.css';

type Props = { invoice: Pick<Invoice, 'id' | 'number'> };

function PdfButton({ invoice: { id, number }, field }: Props & { field: PdfAttribute }) {
  const { own } = useWords(invoice);
  const { open, isBusy } = useOpenFile({ type: invoice.type, id, field });
  const name = `${number?.replaceAll('/', '-')}.pdf`;
  return (
    <Button
      variant="outlined"
      startIcon={<PageIcon size={16} aria-hidden="true" />}
      disabled={isBusy}
      onClick={() => open({ name, type: 'application/pdf' }, 'view')}
    >
      {own[field]}
    </Button>
  );
}

export const InvoicePdf = (props: Props) => (
  <div className={css.pdf}>
    <PdfButton {...props} field="pdf_id" />
    <PdfButton {...props} field="pdf_en" />
  </div>
);

/** A link to the PDF of a receipt or a credit note, in the language of the interface. Rules: INV-3, INV-8. */
import type { PdfAttribute } from '#shared/endpoints/documents';
import { useOpenFile } from '#client/store/fileOpening';
import { useLanguage } from '#client/ui/useLanguage';
import css from './openPdf.module.css';

type Props = {
  /** JSON:API type and id of the record. */
  type: string;
  id: string;
  /** What the file is called, without its ending. */
  name: string;
  children: string;
};

export function OpenPdf({ type, id, name, children }: Props) {
  const field: PdfAttribute = `pdf_${useLanguage()}`;
  const { open, isBusy } = useOpenFile({ type, id, field });
  const show = () => open({ name: `${name}.pdf`, type: 'application/pdf' }, 'view');
  return (
    <button type="button" className={css.link} disabled={isBusy} onClick={show}>
      {children}
    </button>
  );
}

/** A file within a page: a picture, or a PDF in the viewer of the browser. Rule: PRV-11. */
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';

/** As wide as the frame, without the list of pages at its side. */
const PDF_VIEW = '#navpanes=0&view=FitH';

type Props = {
  /** Its media type. */
  type: string;
  /** The browser's address of its bytes; undefined until they have been fetched. */
  address: string | undefined;
  /** Its name for screen readers. */
  label: string;
  className: string | undefined;
};

export function FileView({ type, address, label, className }: Props) {
  const { t } = useTranslation('form');
  if (address === undefined) return <LinearProgress aria-label={t('fileLoading')} />;
  if (type.startsWith('image/')) return <img src={address} alt={label} className={className} />;
  // Without `sandbox`: Chromium shows no PDF in a sandboxed frame (docs/security.md says why it is safe).
  return <iframe src={`${address}${PDF_VIEW}`} title={label} className={className} />;
}

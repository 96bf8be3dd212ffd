/** Over the page: a picture or a PDF of a record, which can also be opened in a tab or saved. Rule: PRV-11. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shown } from '../store/flows/shownFile';
import { CloseIcon, DownloadIcon, OpenTabIcon } from '../ui/icons';
import css from './fileDialog.module.css';
import { FileView } from './FileView';

type Props = { shown: Shown; address: string | undefined; onClose: () => void };

/** Links to the bytes that the browser has already: nothing is fetched again. */
function FileActions({ name, address }: { name: string; address: string | undefined }) {
  const { t } = useTranslation('form');
  const icon = { size: 16, 'aria-hidden': true } as const;
  const isWaiting = address === undefined;
  return (
    <div className={css.actions}>
      <Button size="small" startIcon={<OpenTabIcon {...icon} />} disabled={isWaiting} href={address ?? ''} target="_blank" rel="noopener">
        {t('fileTab')}
      </Button>
      <Button size="small" startIcon={<DownloadIcon {...icon} />} disabled={isWaiting} href={address ?? ''} download={name}>
        {t('fileDownload')}
      </Button>
    </div>
  );
}

export function FileDialog({ shown: { name, type }, address, onClose }: Props) {
  const { t } = useTranslation();
  const title = useId();
  const narrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={narrow} aria-labelledby={title}>
      <div className={css.head}>
        <h2 id={title}>{name}</h2>
        <FileActions name={name} address={address} />
        <IconButton className={css.close ?? ''} aria-label={t('action.close')} onClick={onClose} autoFocus>
          <CloseIcon size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={css.body} data-type={type === 'application/pdf' ? 'pdf' : 'picture'}>
        <FileView type={type} address={address} label={name} className={css.file} />
      </div>
    </Dialog>
  );
}

/** The files of a message: each is shown over the page, and can be saved. Rule: PRV-11. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { AttachedFile } from '#shared/domain/file';
import { canShow, useOpenFile } from '../store/fileOpening';
import { formatBytes } from '../ui/formats';
import { DownloadIcon, FileIcon, ShowIcon } from '../ui/icons';
import { useLanguage } from '../ui/useLanguage';
import css from './attachedFiles.module.css';

/** Which record holds them, by its JSON:API type, and in which attribute. */
type Place = { readonly type: string; readonly id: string; readonly field: string };

function One({ place, info }: { place: Place; info: AttachedFile }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { open, isBusy } = useOpenFile({ ...place, file: info.id });
  const { name } = info;
  return (
    <li className={css.line}>
      <FileIcon size={16} aria-hidden="true" />
      <span className={css.name}>{name}</span>
      <span className={css.size}>{formatBytes(info.size, language)}</span>
      {(canShow(info.type) || info.type === 'application/pdf') && (
        <Button
          size="small"
          startIcon={<ShowIcon size={16} aria-hidden="true" />}
          disabled={isBusy}
          aria-label={t('filesShow', { name })}
          onClick={() => open(info, 'view')}
        >
          {t('fileView')}
        </Button>
      )}
      <Button
        size="small"
        startIcon={<DownloadIcon size={16} aria-hidden="true" />}
        disabled={isBusy}
        aria-label={t('filesSave', { name })}
        onClick={() => open(info, 'save')}
      >
        {t('fileDownload')}
      </Button>
    </li>
  );
}

export function AttachedFiles({ place, files }: { place: Place; files: readonly AttachedFile[] | null | undefined }) {
  const { t } = useTranslation('form');
  if (!files?.length) return null;
  return (
    <ul className={css.files} aria-label={t('filesList')}>
      {files.map((info) => (
        <One key={info.id} place={place} info={info} />
      ))}
    </ul>
  );
}

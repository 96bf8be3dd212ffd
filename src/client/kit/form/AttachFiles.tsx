/** Files that are sent with a message: chosen, or dragged or pasted into the form, uploaded at once, and removed again before it is sent. Rules: VAL-15, TKT-2. */
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedExtensions, megabytes, typeLabels, type FileRules } from '#shared/domain/file';
import { sentence } from '#shared/errors';
import { CloseIcon, FileIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import { ChooseButton, DropZone, FileFacts } from './choosingFiles';
import css from './form.module.css';
import { UploadBar } from './UploadBar';
import { useAttaching, type FormFile, type ManyRules, type RefusedFile } from './useAttaching';

type Props = {
  readonly id: string;
  /** Id of what names it. */
  readonly labelledBy: string;
  readonly rules: ManyRules;
  readonly files: readonly FormFile[];
  readonly onChange: (files: readonly FormFile[]) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly describedBy?: string | undefined;
};

/** Files that are pasted or dropped anywhere in the form around it are added. Pasting and dropping text works as usual. */
const useFormFiles = (add: (files: readonly File[]) => void) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = ref.current?.closest('form');
    // A place for files takes its own.
    const isMeant = ({ dataTransfer, target }: DragEvent) =>
      !!dataTransfer?.types.includes('Files') && !(target as Element).closest('[data-drop]');
    const over = (event: DragEvent) => isMeant(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!isMeant(event)) return;
      event.preventDefault();
      add([...event.dataTransfer!.files]);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => add([...(clipboardData?.files ?? [])]);
    form?.addEventListener('paste', paste);
    form?.addEventListener('dragover', over);
    form?.addEventListener('drop', drop);
    return () => {
      form?.removeEventListener('paste', paste);
      form?.removeEventListener('dragover', over);
      form?.removeEventListener('drop', drop);
    };
  });
  return ref;
};

type OneProps = { readonly file: FormFile; readonly types: FileRules['types']; readonly onRemove: () => void };

function One({ file, types, onRemove }: OneProps) {
  const { t } = useTranslation('form');
  const { name } = file;
  return (
    <li>
      <FileIcon size={16} aria-hidden="true" />
      <span className={css.attachedName}>{name}</span>
      <span className={css.help}>
        <FileFacts info={file} types={types} />
      </span>
      <IconButton size="small" aria-label={t('filesRemove', { name })} onClick={onRemove}>
        <CloseIcon size={16} aria-hidden="true" />
      </IconButton>
      <UploadBar file={file.ticket} isWaiting={!file.id} label={t('filesSending', { name })} />
    </li>
  );
}

/** Every file that was not taken, all at once. */
function Refused({ refused }: { refused: readonly RefusedFile[] }) {
  const language = useLanguage();
  return (
    <div role="alert">
      {refused.map(({ name, problem }, index) => (
        <p key={index} className={css.error}>
          <b>{name}</b>: {sentence(problem.code, language, problem.meta)}
        </p>
      ))}
    </div>
  );
}

export function AttachFiles({ id, labelledBy, rules, files, onChange, onBlur, describedBy }: Props) {
  const { t } = useTranslation('form');
  const { refused, add, remove } = useAttaching({ files, rules, onChange });
  const { types, max, most } = rules;
  return (
    <div ref={useFormFiles(add)}>
      <DropZone labelledBy={labelledBy} onDrop={add}>
        <div className={css.imageWords}>
          {files.length > 0 && (
            <ul className={css.attached} aria-label={t('filesList')}>
              {files.map((file) => (
                <One key={file.ticket ?? file.id} file={file} types={types} onRemove={() => remove(file)} />
              ))}
            </ul>
          )}
          <ChooseButton
            id={id}
            onBlur={onBlur}
            aria-describedby={describedBy}
            accept={acceptedExtensions(types)}
            label={t('filesAdd')}
            several
            onChoose={add}
          />
          <p className={css.help}>{t('filesHelp', { most, types: typeLabels(types), size: megabytes(max) })}</p>
          <Refused refused={refused} />
        </div>
      </DropZone>
    </div>
  );
}

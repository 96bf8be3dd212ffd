/** A file of a record: chosen or dragged here, checked at once, uploaded when the record has been saved; the one that is there can be viewed and saved. Rules: VAL-15, PRV-11. */
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedExtensions, isFileInfo, megabytes, typeLabels, type FileInfo, type FileRules } from '#shared/domain/file';
import { sentence, type Problem } from '#shared/errors';
import type { Field } from '#shared/kit/fields';
import { useOpenFile } from '../../store/fileOpening';
import { DownloadIcon, FileIcon, ShowIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import { ChooseButton, DropZone, examined, FileFacts, rulesOf } from './choosingFiles';
import { labelId } from './FieldFrame';
import css from './form.module.css';
import { isFile } from './fields';
import type { InputProps } from './inputs';
import { UploadBar } from './UploadBar';

/** View and save the file that the record holds. */
function OpenButtons({ type, id, field, info }: { type: string; id: string; field: string; info: FileInfo }) {
  const { t } = useTranslation('form');
  const { open, isBusy } = useOpenFile({ type, id, field });
  return (
    <>
      <Button size="small" startIcon={<ShowIcon size={16} aria-hidden="true" />} disabled={isBusy} onClick={() => open(info, 'view')}>
        {t('fileView')}
      </Button>
      <Button size="small" startIcon={<DownloadIcon size={16} aria-hidden="true" />} disabled={isBusy} onClick={() => open(info, 'save')}>
        {t('fileDownload')}
      </Button>
    </>
  );
}

/** The refusal of the last chosen file, and the true type of the one that was taken. */
function useChosen(field: Field, onChange: (value: unknown) => void) {
  const [refused, setRefused] = useState<Problem>();
  const [type, setType] = useState('');
  const last = useRef<File>(undefined);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    last.current = file;
    const found = await examined(file, rulesOf(field));
    // Another one was chosen while this one was read.
    if (last.current !== file) return;
    setRefused(found.problem);
    if (found.problem) return;
    setType(found.type);
    onChange(file);
  };
  const remove = () => {
    setRefused(undefined);
    onChange(null);
  };
  return { refused, type, choose: (file: File | undefined) => void choose(file), remove };
}

type ShownProps = {
  info: FileInfo | undefined;
  rules: FileRules;
  waiting: File | undefined;
  isUploading: boolean;
  refused: Problem | undefined;
};

/** The file by its name, or what may be chosen; and why the last chosen one was refused. */
function Words({ info, rules: { types, max }, waiting, isUploading, refused }: ShownProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  return (
    <>
      {info && (
        <p>
          <b>{info.name}</b>
        </p>
      )}
      <p className={css.help}>
        {info ? <FileFacts info={info} types={types} /> : t('fileHelp', { types: typeLabels(types), size: megabytes(max) })}
        {waiting && !isUploading && ` · ${t('fileNew')}`}
      </p>
      <UploadBar file={waiting} isWaiting={!!waiting && isUploading} label={t('fileUploading')} />
      {refused && (
        <p className={css.error} role="alert">
          {sentence(refused.code, language, refused.meta)}
        </p>
      )}
    </>
  );
}

export function FileInput({ id, field, resource, value, onChange, onBlur, describedBy, record }: InputProps) {
  const { t } = useTranslation('form');
  const declared = resource.attributes[field.name]!;
  const rules = rulesOf(declared);
  const { refused, type, choose, remove } = useChosen(declared, onChange);
  const waiting = isFile(value) ? { name: value.name, size: value.size, type } : undefined;
  const stored = !waiting && isFileInfo(value) ? value : undefined;
  const info = waiting ?? stored;
  return (
    <DropZone labelledBy={labelId(id)} onDrop={([first]) => choose(first)}>
      <FileIcon className={css.fileMark} size={28} strokeWidth={1.5} aria-hidden="true" />
      <div className={css.imageWords}>
        <Words
          info={info}
          rules={rules}
          waiting={isFile(value) ? value : undefined}
          isUploading={!!record?.isUploading}
          refused={refused}
        />
        <div className={css.imageActions}>
          {stored && record && <OpenButtons type={resource.type} id={record.id} field={field.name} info={stored} />}
          <ChooseButton
            id={id}
            accept={acceptedExtensions(rules.types)}
            label={t(info ? 'fileReplace' : 'fileChoose')}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChoose={([first]) => choose(first)}
          />
          {info && (
            <Button size="small" color="error" onClick={remove}>
              {t('fileRemove')}
            </Button>
          )}
        </div>
      </div>
    </DropZone>
  );
}

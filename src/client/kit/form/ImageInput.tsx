/** A picture: chosen or dragged here and shown at once; it is uploaded when the record has been saved. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { limits } from '#shared/limits';
import { ImageIcon, UploadIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import { ChooseButton, useDrop } from './choosingFiles';
import css from './form.module.css';
import { isFile } from './fields';
import type { InputProps } from './inputs';
import { UploadBar } from './UploadBar';

const types = ['image/png', 'image/jpeg', 'image/webp'];
const megabytes = limits.picture / 1_048_576;

const usePreview = (value: unknown): string | undefined => {
  const own = useMemo(() => (isFile(value) ? URL.createObjectURL(value) : undefined), [value]);
  useEffect(() => (own ? () => URL.revokeObjectURL(own) : undefined), [own]);
  return own ?? (typeof value === 'string' && value ? value : undefined);
};

export function ImageInput({ id, value, onChange, onBlur, describedBy }: InputProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const [refused, setRefused] = useState<string>();
  const preview = usePreview(value);
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const known = types.includes(file.type);
    const fits = file.size <= limits.picture;
    setRefused(known ? (fits ? undefined : t('imageTooLarge', { size: megabytes })) : sentence('picture.unsupported', language));
    if (known && fits) onChange(file);
  };
  return (
    <div className={css.image} {...useDrop(choose)}>
      {preview ? (
        <img className={css.preview} src={preview} alt={isFile(value) ? value.name : t('imageAlt')} />
      ) : (
        <span className={css.preview}>
          <ImageIcon size={32} strokeWidth={1.5} aria-hidden="true" />
        </span>
      )}
      <div className={css.imageWords}>
        <div className={css.imageActions}>
          <ChooseButton
            id={id}
            accept={types.join(',')}
            label={preview ? t('imageChange') : t('imageChoose')}
            startIcon={<UploadIcon size={16} aria-hidden="true" />}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChoose={choose}
          />
          {preview && (
            <Button size="small" color="error" onClick={() => onChange(null)}>
              {t('imageRemove')}
            </Button>
          )}
        </div>
        <UploadBar file={isFile(value) ? value : undefined} label={t('imageUploading')} />
        <p className={css.help}>{isFile(value) ? `${t('imageNew')}: ${value.name}` : t('imageHelp', { size: megabytes })}</p>
        {refused && (
          <p className={css.error} role="alert">
            {refused}
          </p>
        )}
      </div>
    </div>
  );
}

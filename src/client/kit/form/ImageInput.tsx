/** A picture: chosen or dragged here and shown at once; it is uploaded when the record has been saved. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { limits } from '#shared/limits';
import { ImageIcon, UploadIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './form.module.css';
import { isFile } from './fields';
import type { InputProps } from './inputs';

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
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const preview = usePreview(value);
  const choose = (file: File | undefined) => {
    if (!file) return;
    const known = types.includes(file.type);
    const fits = file.size <= limits.picture;
    setRefused(known ? (fits ? undefined : t('imageTooLarge', { size: megabytes })) : sentence('picture.unsupported', language));
    if (known && fits) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={css.image} data-over={over || undefined} onDragOver={drag} onDragLeave={() => setOver(false)} onDrop={drop}>
      {preview ? (
        <img className={css.preview} src={preview} alt={isFile(value) ? value.name : t('imageAlt')} />
      ) : (
        <span className={css.preview}>
          <ImageIcon size={32} strokeWidth={1.5} aria-hidden="true" />
        </span>
      )}
      <div className={css.imageWords}>
        <input
          ref={input}
          type="file"
          accept={types.join(',')}
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          data-testid={id}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
        <div className={css.imageActions}>
          <Button
            id={id}
            variant="outlined"
            size="small"
            startIcon={<UploadIcon size={16} aria-hidden="true" />}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onClick={() => input.current?.click()}
          >
            {preview ? t('imageChange') : t('imageChoose')}
          </Button>
          {preview && (
            <Button size="small" color="error" onClick={() => onChange(null)}>
              {t('imageRemove')}
            </Button>
          )}
        </div>
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

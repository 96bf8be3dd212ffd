/** Sets or removes the address of the selected words. */
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './richText.module.css';

const isAddress = (address: string) => /^(https?:\/\/|mailto:|tel:)\S+$/i.test(address);

export function LinkBar({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useTranslation('form');
  const [address, setAddress] = useState<string>(() => String(editor.getAttributes('link')['href'] ?? 'https://'));
  const [refused, setRefused] = useState(false);
  const apply = () => {
    if (!isAddress(address)) return setRefused(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <div className={css.linkBar}>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus
        type="url"
        value={address}
        error={refused}
        inputProps={{ 'aria-label': t('linkAddress'), 'aria-invalid': refused || undefined }}
        onChange={(event) => {
          setAddress(event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          // The form around must not be sent by the Enter of this field.
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Enter') apply();
          if (event.key === 'Escape') onDone();
        }}
      />
      <Button size="small" variant="outlined" onClick={apply}>
        {t('linkApply')}
      </Button>
      {editor.isActive('link') && (
        <Button size="small" onClick={remove}>
          {t('linkRemove')}
        </Button>
      )}
      {refused && <p role="alert">{t('linkInvalid')}</p>}
    </div>
  );
}

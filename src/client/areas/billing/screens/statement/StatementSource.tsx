/** Where the statement comes from: a file that is chosen or dragged here, or pasted text. Rule: INV-16. */
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseButton, useDrop } from '#client/kit/form/choosingFiles';
import { inUtf8 } from '#client/services/fileText';
import css from './statement.module.css';

type Props = { name: string | undefined; busy: boolean; onFile: (file: File) => void };

function Paste({ onFile }: Pick<Props, 'onFile'>) {
  const { t } = useTranslation('statement');
  const [text, setText] = useState('');
  return (
    <details>
      <summary>{t('paste')}</summary>
      <div className={css.paste}>
        <TextField
          label={t('pasteLabel')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={4}
          maxRows={10}
          fullWidth
        />
        <Button variant="outlined" disabled={!text.trim()} onClick={() => onFile(new File([text], t('pastedName'), { type: 'text/csv' }))}>
          {t('readPasted')}
        </Button>
      </div>
    </details>
  );
}

export function StatementSource({ name, busy, onFile }: Props) {
  const { t } = useTranslation('statement');
  const hint = useId();
  const take = ([file]: readonly File[]) => void (file && inUtf8(file).then(onFile));
  return (
    <div className={css.source} role="group" aria-labelledby={hint} {...useDrop(take)}>
      <p id={hint}>{name ?? t('drop')}</p>
      <p className={css.muted}>{t('columns')}</p>
      <ChooseButton
        id="statement"
        accept=".csv,text/csv,text/plain"
        label={t(name ? 'another' : 'choose')}
        variant={name ? 'outlined' : 'contained'}
        size="medium"
        loading={busy}
        onChoose={take}
      />
      <Paste onFile={onFile} />
    </div>
  );
}

/** Where the statement comes from: a file that is chosen or dragged here, or pasted text. Rule: INV-16. */
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CsvSource } from '#client/kit/form/CsvSource';
import { inUtf8 } from '#client/services/fileText';
import css from './statement.module.css';

type Props = { name: string | undefined; busy: boolean; onFile: (file: File) => void };

function Paste({ onFile }: Pick<Props, 'onFile'>) {
  const { t } = useTranslation('statement');
  const [text, setText] = useState('');
  return (
    <details className={css.paste}>
      <summary>{t('paste')}</summary>
      <div className={css.pasted}>
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
  const labels = { drop: t('drop'), columns: t('columns'), choose: t('choose'), another: t('another') };
  return (
    <CsvSource id="statement" name={name} busy={busy} labels={labels} onFile={(file) => void inUtf8(file).then(onFile)}>
      <Paste onFile={onFile} />
    </CsvSource>
  );
}

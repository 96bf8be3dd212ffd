/** Where the statement comes from: a file that is chosen or dragged here, or pasted text. Rule: INV-16. */
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseFileIcon } from '../../../ui/icons';
import css from './statement.module.css';

type Props = { name: string | undefined; busy: boolean; onFile: (file: File) => void };

function ChooseFile({ name, busy, onFile }: Props) {
  const { t } = useTranslation('statement');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="statement"
        onChange={choose}
      />
      <Button
        variant={name ? 'outlined' : 'contained'}
        startIcon={<ChooseFileIcon size={18} aria-hidden="true" />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {t(name ? 'another' : 'choose')}
      </Button>
    </>
  );
}

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

export function StatementSource(props: Props) {
  const { t } = useTranslation('statement');
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) props.onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={css.source}
      role="group"
      aria-labelledby={hint}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={hint}>{props.name ?? t('drop')}</p>
      <p className={css.muted}>{t('columns')}</p>
      <ChooseFile {...props} />
      <Paste onFile={props.onFile} />
    </div>
  );
}

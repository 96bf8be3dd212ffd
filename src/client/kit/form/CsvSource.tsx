/** Where an import comes from: a CSV file that is chosen or dragged here. */
import { useId, type ReactNode } from 'react';
import { ChooseButton, useDrop } from './choosingFiles';
import css from './csvSource.module.css';

type Props = {
  id: string;
  /** The name of the chosen file, if any. */
  name: string | undefined;
  busy: boolean;
  labels: { drop: string; columns: string; choose: string; another: string };
  onFile: (file: File) => void;
  /** Other ways to give the file. */
  children?: ReactNode;
};

export function CsvSource({ id, name, busy, labels, onFile, children }: Props) {
  const hint = useId();
  const take = ([file]: readonly File[]) => file && onFile(file);
  return (
    <div className={css.source} role="group" aria-labelledby={hint} {...useDrop(take)}>
      <p id={hint}>{name ?? labels.drop}</p>
      <p className={css.columns}>{labels.columns}</p>
      <ChooseButton
        id={id}
        accept=".csv,text/csv,text/plain"
        label={name ? labels.another : labels.choose}
        variant={name ? 'outlined' : 'contained'}
        size="medium"
        loading={busy}
        onChoose={take}
      />
      {children}
    </div>
  );
}

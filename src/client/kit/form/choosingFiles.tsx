/** How files are chosen or dragged into a form, and looked at before they are sent. Rule: VAL-15. */
import Button from '@mui/material/Button';
import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { acceptedExtensions, fileProblem, HEAD_BYTES, typeLabels, typeOfBytes, type FileInfo, type FileRules } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { Field } from '#shared/kit/fields';
import { formatBytes } from '../../ui/formats';
import { ChooseFileIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './form.module.css';
import type { InputProps } from './inputs';

/** What an attribute asks of its files. */
export const rulesOf = ({ types = [], max = 0 }: Field): FileRules => ({ types, max });

const headOf = async (file: File) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** What is wrong with a chosen file, and its true type. One that cannot be read any more was moved or deleted meanwhile. */
export const examined = async (file: File, rules: FileRules): Promise<{ problem?: Problem | undefined; type: string }> => {
  try {
    const head = await headOf(file);
    return { problem: fileProblem(head, file.size, rules), type: typeOfBytes(head) ?? '' };
  } catch {
    return { problem: { code: 'upload.invalid' }, type: '' };
  }
};

/** What a person reads of a file: `PDF · 1,2 MB`. */
export function FileFacts({ info: { size, type }, types }: { info: FileInfo; types: FileRules['types'] }) {
  const language = useLanguage();
  const known = types.find((one) => one === type);
  return [known && typeLabels([known]), formatBytes(size, language)].filter(Boolean).join(' · ');
}

/** A place onto which a file can be dragged. */
export function DropZone({
  labelledBy,
  onDrop,
  children,
}: {
  labelledBy: string;
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className={css.fileCard}
      data-over={isOver || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

type ChooseProps = Pick<InputProps, 'id' | 'onBlur' | 'describedBy'> & {
  types: FileRules['types'];
  label: string;
  /** Whether several can be chosen at once. */
  several?: boolean;
  onChoose: (files: readonly File[]) => void;
};

/** Opens the browser's file dialog. */
export function ChooseButton({ id, onBlur, describedBy, types, label, several = false, onChoose }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    // The same file may be chosen again.
    event.target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={several}
        accept={acceptedExtensions(types)}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid={id}
        onChange={choose}
      />
      <Button
        id={id}
        variant="outlined"
        size="small"
        startIcon={<ChooseFileIcon size={16} aria-hidden="true" />}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

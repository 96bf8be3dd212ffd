/** How files are chosen or dragged into a form, and looked at before they are sent. Rule: VAL-15. */
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { fileProblem, HEAD_BYTES, typeLabels, typeOfBytes, type FileInfo, type FileRules } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import type { Field } from '#shared/kit/fields';
import { formatBytes } from '../../ui/formats';
import { ChooseFileIcon } from '../../ui/icons';
import { useLanguage } from '../../ui/useLanguage';
import css from './form.module.css';

/** What an attribute asks of its files. */
export const rulesOf = ({ types = [], max = 0 }: Field): FileRules => ({ types, max });

const headOf = async (file: File) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** What is wrong with a chosen file, and its true type. A file that cannot be read was moved or deleted after it was chosen. */
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

type OnFiles = (files: readonly File[]) => void;

/** The properties of an element onto which files can be dragged; `data-over` while they are held over it. */
export const useDrop = (onDrop: OnFiles) => {
  const [isOver, setOver] = useState(false);
  return {
    'data-drop': '',
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
};

/** A card onto which files can be dragged. */
export function DropZone({ labelledBy, onDrop, children }: { labelledBy: string; onDrop: OnFiles; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={css.fileCard} {...useDrop(onDrop)}>
      {children}
    </div>
  );
}

type ChooseProps = Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'loading' | 'onBlur' | 'aria-describedby'> & {
  id: string;
  /** Media types or endings of names, as the browser's file dialog takes them. */
  accept: string;
  label: string;
  /** Whether several can be chosen at once. */
  several?: boolean;
  onChoose: OnFiles;
};

const chooseIcon = <ChooseFileIcon size={16} aria-hidden="true" />;

/** Opens the browser's file dialog. */
export function ChooseButton({ id, accept, label, several = false, onChoose, ...button }: ChooseProps) {
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
        accept={accept}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid={id}
        onChange={choose}
      />
      <Button id={id} variant="outlined" size="small" startIcon={chooseIcon} {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** How much of a file has been sent; nothing while it is not being sent. Rule: VAL-15. */
import LinearProgress from '@mui/material/LinearProgress';
import { useSentPart } from '../../store/files';
import css from './form.module.css';

type Props = {
  /** The file, or the ticket of its upload. */
  readonly file: File | string | undefined;
  /** It waits for its turn or its answer: shown also where it is not known how much has been sent. */
  readonly isWaiting?: boolean;
  readonly label: string;
};

export function UploadBar({ file, isWaiting = false, label }: Props) {
  const part = useSentPart(file);
  if (part === undefined && !isWaiting) return null;
  const sent = part !== undefined && ({ variant: 'determinate', value: Math.floor(100 * part) } as const);
  return <LinearProgress className={css.uploadBar ?? ''} aria-label={label} {...sent} />;
}

/** Copies a text, and says for a moment that it did. */
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons';

type Props = {
  text: string;
  label: string;
  /** What the button says once it is done. */
  copied: string;
  /** What is said where the browser doesn't let a page copy. */
  failed: string;
};

/** Milliseconds for which it says so. */
const SAID_FOR = 3000;

type Copying = 'done' | 'failed' | null;

export function CopyButton({ text, label, copied, failed }: Props) {
  const [copying, setCopying] = useState<Copying>(null);
  useEffect(() => {
    if (copying !== 'done') return undefined;
    const timer = setTimeout(() => setCopying(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copying]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('done');
    } catch {
      // No clipboard without a secure address, or the person said no.
      setCopying('failed');
    }
  };
  const done = copying === 'done';
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={done ? <CheckIcon size={16} aria-hidden="true" /> : <CopyIcon size={16} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {done ? copied : label}
      </Button>
      <span role="status" className={copying === 'failed' ? undefined : 'visually-hidden'}>
        {copying === 'failed' ? failed : done ? copied : ''}
      </span>
    </>
  );
}

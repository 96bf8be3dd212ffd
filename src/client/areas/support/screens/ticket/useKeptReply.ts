/** What is written in the box of a ticket, stored in this browser until it is sent. Rule: LST-11. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FormFile } from '#client/kit/form/useAttaching';
import { useDraft } from '#client/store/remembered';

/** Milliseconds without typing before the draft is stored. */
const PAUSE = 400;

type Draft = { readonly text: string; readonly files: readonly FormFile[] };

const none: readonly FormFile[] = [];

/** The reply that was stored before the box was shown. */
const draftIn = (values: Readonly<Record<string, unknown>> = {}): Draft => ({
  text: String(values['message'] ?? ''),
  files: Array.isArray(values['files']) ? (values['files'] as readonly FormFile[]) : none,
});

const isEmpty = ({ text, files }: Draft): boolean => !text.trim() && !files.length;

/** A draft, kept while it is written and dropped when it is empty. It may be read from the browser after the box is shown. */
export const useKeptReply = (name: string) => {
  const { draft, keep, drop } = useDraft(name);
  const [written, setWritten] = useState<Draft | null>(null);
  useEffect(() => {
    if (written === null) return undefined;
    const timer = setTimeout(() => (isEmpty(written) ? drop() : keep({ message: written.text, files: written.files })), PAUSE);
    return () => clearTimeout(timer);
  }, [written, keep, drop]);
  const stored = useMemo(() => draftIn(draft?.values), [draft]);
  const now = written ?? stored;
  // A file may arrive while somebody types: each changes what is there by then.
  const change = useCallback((part: Partial<Draft>) => setWritten((before) => ({ ...(before ?? stored), ...part })), [stored]);
  const setFiles = useCallback((files: readonly FormFile[]) => change({ files }), [change]);
  // At once: the box may be gone before the pause is over.
  const clear = () => {
    setWritten(null);
    drop();
  };
  return { ...now, setText: (text: string) => change({ text }), setFiles, clear, isKept: draft !== undefined && !isEmpty(now) };
};

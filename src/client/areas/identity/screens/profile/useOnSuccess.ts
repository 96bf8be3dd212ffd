/** Tells a card that what it asked for has gone well. */
import { useEffect, useRef } from 'react';
import type { CommandStatus } from '../../flows/account';

/** @param done called once each time that the command ends without an error */
export function useOnSuccess({ busy, errors }: CommandStatus, done: () => void): void {
  const was = useRef(false);
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (was.current && !busy && errors.length === 0) latest.current();
    was.current = busy;
  }, [busy, errors]);
}

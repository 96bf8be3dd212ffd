/** What Redux DevTools may see: everything but secrets. */
import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { redact } from '../services/redaction';

export const devTools: DevToolsEnhancerOptions = {
  name: 'Nadi',
  /** Actions that an export holds: enough for a session to be replayed from its beginning. */
  maxAge: 400,
  actionSanitizer: <A extends Action>(action: A): A => redact(action),
  stateSanitizer: <S>(state: S): S => redact(state),
};

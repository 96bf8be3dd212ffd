/** Whether a screen is played from a session: then it shows what happened, and tells nobody that somebody looks at it. */
import { createContext } from 'react';

export const Played = createContext(false);

/** What comes to the session log after the page is there: the log itself, and what a person presses. */
import { sessionLog } from '../store/sessionLog';
import { i18n } from './i18n';
import { notePresses } from './notePresses';

notePresses(document, () => i18n.store.data, sessionLog);

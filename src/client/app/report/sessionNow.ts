/** The session until now as it is given away: without what is personal, with where it happened, and compressed. */
import { compactText, compressed, countsOf, devToolsText, withoutPersons } from '../../store/sessionFile';
import { originNow } from '../../store/sessionOrigin';
import { savedNow } from '../sessionNotes';

/** `own`: actions that the person did. `text` is what the file holds. */
export type SessionNow = {
  readonly actions: number;
  readonly own: number;
  readonly pages: number;
  readonly text: string;
  readonly file: File;
  /** The text of a file that the Redux DevTools extension imports. */
  readonly forDevTools: () => string;
};

/** `nadi-session-2026-05-04T08-30-00` */
const sessionName = () => `nadi-session-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;

export async function sessionNow(getState: () => object): Promise<SessionNow> {
  const session = await savedNow(getState);
  const text = compactText({ origin: originNow(), ...withoutPersons(session) });
  const { actions, people } = countsOf(session);
  const { content, ending } = await compressed(text);
  return {
    actions,
    own: people,
    pages: new Set(session.pages?.map(([, path]) => path)).size,
    text,
    forDevTools: () => devToolsText(session),
    file: new File([content], `${sessionName()}${ending}`, {
      type: ending === '.json' ? content.type : 'application/gzip',
    }),
  };
}

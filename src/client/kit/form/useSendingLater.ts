/** Keeps what is filled in until the server can be reached, where the resource allows that. Rule: CORE-13. */
import { useLocation } from 'react-router';
import { useStore } from 'react-redux';
import type { ResourceName } from '#shared/areas/resources';
import { useAppDispatch } from '../../store/hooks';
import type { RootState } from '../../store/index';
import { canSeal } from '../../store/flows/personalStorageEvents';
import { isForLater, MOST_UNSENT, unsent, type FormBase } from '../../store/flows/unsent';
import { formOf } from '../../store/remembered';
import { me } from '../../store/session/me';
import type { AnyModule } from '../anyModule';
import type { RequestView } from '../../storeKit/moduleSelectors';
import type { Values } from './changes';
import { withoutNulls, type Work } from './useSaving';

/** What the record is `called`, the `values` of the form that differ from those it began with, and what they change. */
type Typed = { readonly called: string; readonly values: Values; readonly base: FormBase };

/**
 * @param id the record's, also before it exists
 * @param request what became of the last attempt to save it
 * @param name the form's, as of its drafts
 */
export function useSendingLater(module: AnyModule, id: string, request: RequestView, name: string) {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { resource } = module;
  const client = () => me.selectors.actor(store.getState())?.entityId ?? null;
  const mayWait = resource.sentLater !== undefined && canSeal();

  const correcting = () => unsent.selectors.correctedIn(store.getState(), formOf(client(), name));

  /** What was refused and has been corrected in this form does not wait any more. */
  const corrected = (): void => {
    const one = correcting();
    if (one) dispatch(unsent.actions.dropped({ id: one.id }));
  };

  /**
   * @param path of the page where it is corrected if it is refused; this one by default
   * @returns false where it has to be sent at once: files are not stored, and a browser stores only so much
   */
  const keep = ({ add, update, files, confirmation }: Work, { called, values, base }: Typed, path = pathname): boolean => {
    const work = add ?? update;
    if (!mayWait || !work || files.length || unsent.selectors.count(store.getState()) >= MOST_UNSENT) return false;
    const of = client();
    corrected();
    const filled = add ? withoutNulls(add) : work;
    dispatch(module.actions.acknowledge(id));
    dispatch(
      unsent.actions.kept(
        {
          id,
          module: module.name as ResourceName,
          verb: add ? 'add' : 'update',
          client: of,
          values: { ...filled, ...(confirmation && { confirmation }) },
          name: called,
          form: { path, name: formOf(of, name), values, base },
        },
        add && { ...add, id, version: 0, created_at: new Date().toISOString() },
      ),
    );
    dispatch(unsent.send());
    return true;
  };

  return {
    keep,
    /** Whether something waits already: what follows is sent after it, because it may depend on it. */
    isBehind: (): boolean => mayWait && unsent.selectors.waits(store.getState(), client()),
    /** Whether the last save did not reach the server, and can be sent later. */
    isOffered: mayWait && request.failed !== null && isForLater(request.errors),
    corrected,
    /** What was refused was a change of this; undefined where the form starts with nothing that was refused. */
    base: (): FormBase | undefined => correcting()?.form.base,
    /** The form does not start any more with what was refused. */
    leave: () => void dispatch(unsent.actions.corrected({ id: null })),
  };
}

/** Sends a report: an ordinary ticket of the person, and the session to it. Each is tried again by itself. Rule: TKT-15. */
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { Problem } from '#shared/errors';
import { requestEnded } from '../../kit/form/useSaving';
import { ticketFor } from '../../store/files';
import type { RootState } from '../../store/index';
import { ticketSessions, type modules } from '../../areas/support';
import { newId } from '../../storeKit/ids';
import { loadedModule } from '../../storeKit/moduleRegistry';

/** What the person wrote. `client`: id of the client that it is about; null for somebody who works for none. */
export type Report = { readonly subject: string; readonly message: string; readonly client: string | null };

/** `unsent`: the ticket is there, and its session is not. */
export type Sending =
  | { readonly step: 'writing' | 'busy' | 'sent' }
  | { readonly step: 'refused'; readonly problems: readonly Problem[] }
  | { readonly step: 'unsent'; readonly problem: Problem };

/** What was left empty: all of it at once, before anything is sent. */
const missingIn = ({ subject, message, client }: Report, asksClient: boolean): readonly Problem[] => [
  ...(subject.trim() ? [] : [{ code: 'required', pointer: '/data/attributes/subject' } as const]),
  ...(message.trim() ? [] : [{ code: 'required', pointer: '/data/attributes/message' } as const]),
  ...(asksClient && client === null ? [{ code: 'required', pointer: '/data/relationships/entity' } as const] : []),
];

/** @param page the path that was open when the dialog was @param asksClient whether the person is staff, who write for a client (TKT-14) */
export const useReport = (page: string, asksClient: boolean) => {
  const store = useStore<RootState>();
  const [id] = useState(newId);
  const [sending, setSending] = useState<Sending>({ step: 'writing' });
  const [isThere, setThere] = useState(false);

  const addTicket = async ({ subject, message, client }: Report): Promise<boolean> => {
    const ticket = loadedModule('ticket') as unknown as typeof modules.ticket;
    const entity = client === null ? {} : { entity: { type: 'entity', id: client } };
    store.dispatch(ticket.actions.acknowledge(id));
    store.dispatch(ticket.actions.add({ id, subject, message, category: 'technical', page, ...entity }));
    if (await requestEnded(store, loadedModule('ticket'), id)) return true;
    setSending({ step: 'refused', problems: ticket.selectors.request(store.getState(), id).errors });
    return false;
  };

  /** Resolves when the session has arrived, or did not. */
  const attach = (file: File) =>
    new Promise<Problem | undefined>((resolve) => {
      store.dispatch(ticketSessions.actions.attach({ id, file: ticketFor(file) }));
      const stop = store.subscribe(() => {
        const transfer = ticketSessions.selectors.at(store.getState(), id);
        if (transfer?.status === 'busy') return;
        stop();
        resolve(transfer ? transfer.problem : { code: 'session.missing' });
      });
    });

  /** @param file the session's; null where the person keeps it to themselves */
  const send = async (report: Report, file: File | null): Promise<void> => {
    const problems = missingIn(report, asksClient);
    if (problems.length) return setSending({ step: 'refused', problems });
    setSending({ step: 'busy' });
    if (!isThere && !(await addTicket(report))) return;
    setThere(true);
    const problem = file ? await attach(file) : undefined;
    setSending(problem ? { step: 'unsent', problem } : { step: 'sent' });
  };
  return { id, sending, send };
};

/** Sends a reply or stores an internal note, and says how it ended. */
import { useState } from 'react';
import { useStore } from 'react-redux';
import type { AttachedFile } from '#shared/domain/file';
import type { Problem } from '#shared/errors';
import { wordsFor } from '#shared/kit/pageWords';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { requestEnded } from '#client/kit/form/useSaving';
import type { RootState } from '#client/store/index';
import { useAppDispatch } from '#client/store/hooks';
import * as modules from '../../modules';
import { newId } from '#client/storeKit/ids';

/** `files`: what their uploads answered. */
export type Written = { readonly message: string; readonly files: readonly AttachedFile[] };

export type Kind = 'reply' | 'note';

const anyOf = (kind: Kind) => (kind === 'note' ? modules.ticketNote : modules.ticket) as unknown as AnyModule;

/** @returns `send`: whether it was taken; `problem`: why not */
export const useSending = (ticket: Ticket, kind: Kind) => {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  // A note is a record of its own: each gets an id before it is sent.
  const [subject, setSubject] = useState(() => (kind === 'note' ? newId() : ticket.id));
  const { busy, failed, errors } = useRequest(anyOf(kind), subject);
  const send = async ({ message, files }: Written): Promise<boolean> => {
    const said = (key: string) => ({ notify: `${wordsFor('ticket')}:${key}`, values: { name: ticket.subject } });
    if (kind === 'note') {
      const note = { id: subject, message, files, ticket: { type: 'tickets', id: ticket.id } };
      dispatch(modules.ticketNote.actions.add(note, said('own.noteSaved'), { refresh: true }));
    } else {
      const order = { id: ticket.id, version: ticket.version, input: { message, files } };
      dispatch(modules.ticket.commands.reply(order, said('commands.reply.done'), { refresh: true }));
    }
    const isDone = await requestEnded(store, anyOf(kind), subject);
    if (isDone && kind === 'note') setSubject(newId());
    // Somebody else changed the ticket meanwhile: what they wrote is shown, and this text stays.
    if (!isDone && kind === 'reply') dispatch(modules.ticket.actions.get(ticket.id));
    return isDone;
  };
  const [problem] = (failed && failed !== 'get' ? errors : []) as readonly Problem[];
  return { send, busy: busy === 'run' || busy === 'add', problem };
};

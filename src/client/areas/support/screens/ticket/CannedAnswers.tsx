/** Inserts an answer that staff write often into the reply, with the fields of the ticket filled in. Rule: TKT-12. */
import { useId } from 'react';
import { useStore } from 'react-redux';
import { filledAnswer } from '#shared/areas/support/domain/cannedAnswer';
import type { Ticket } from '#shared/areas/support/resources/ticket';
import type { AnyModule } from '#client/kit/anyModule';
import { RelationPicker } from '#client/kit/form/RelationPicker';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import type { RootState } from '#client/store/index';
import { modules as clients } from '#client/areas/clients';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import css from './ticket.module.css';

type Props = { ticket: Ticket; onInsert: (text: string) => void };

export function CannedAnswers({ ticket, onInsert }: Props) {
  const store = useStore<RootState>();
  const { own } = useWords(modules.ticket.resource);
  const id = useId();
  const mayRead = useCan('cannedAnswer', 'list');
  const insert = (chosen: string) => {
    const state = store.getState();
    const answer = modules.cannedAnswer.selectors.byId(state, chosen);
    if (!answer) return;
    const { requester_name: name, entity, number, subject } = ticket;
    const clinic = (entity && clients.entity.selectors.byId(state, entity.id)?.name) ?? null;
    onInsert(filledAnswer(answer.message, { name, clinic, number, subject, agent: me.selectors.profile(state)?.name ?? null }));
  };
  if (!mayRead) return null;
  return (
    <div className={css.canned}>
      <label htmlFor={id}>{own['insertAnswer']}</label>
      <RelationPicker
        id={id}
        list="ticket.answer"
        module={modules.cannedAnswer as unknown as AnyModule}
        label={own['insertAnswer']!}
        value={[]}
        onChange={([chosen]) => chosen && insert(chosen.id)}
      />
    </div>
  );
}

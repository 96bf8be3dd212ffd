/** Questions of the public FAQ that share words with what is being typed, directly under the subject: each shows its answer, and may make the ticket unnecessary. Rule: TKT-9. */
import Button from '@mui/material/Button';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { FormSummary } from '#client/kit/form/fields';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { noticeShown } from '#client/storeKit/followUps';
import { newId } from '#client/storeKit/ids';
import { useAppDispatch } from '#client/store/hooks';
import { wordsFor } from '#shared/kit/pageWords';
import * as modules from '../../modules';
import { answerText, matching, type Question } from './matching';
import css from './ticket.module.css';

/** Milliseconds without a key before the questions are looked for again: they shall not flicker under the typing. */
const PAUSE = 300;

/** The text, once nobody has typed for a moment. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
};

function Answer({ one, onSolved }: { one: Question; onSolved: () => void }) {
  const { own } = useWords(modules.ticket.resource);
  return (
    <details>
      <summary>{one.question}</summary>
      {answerText(one).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className={css.answerActions}>
        <Button size="small" variant="outlined" onClick={onSolved}>
          {own['solved']}
        </Button>
        <a href={`/faq#${one.id}`} target="_blank" rel="noreferrer">
          {own['showAnswer']}
        </a>
      </div>
    </details>
  );
}

export const KnownAnswers: FormSummary = ({ values, record, onChange }) => {
  const { t } = useTranslation('faq');
  const { own } = useWords(modules.ticket.resource);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const title = useId();
  const typed = useSettled(`${String(values['subject'] ?? '')} ${String(values['message'] ?? '')}`);
  const found = record ? [] : matching(typed, t('list', { returnObjects: true }) as Question[]);
  const leave = () => {
    // What was typed is answered: nothing of it has to be kept.
    onChange('subject', '');
    onChange('message', '');
    dispatch(noticeShown({ id: newId(), variant: 'success', key: `${wordsFor('ticket')}:own.solvedSaid` }));
    setTimeout(() => void navigate(pathsOf('ticket').list));
  };
  return (
    <aside className={css.answers} aria-labelledby={title} aria-live="polite" hidden={found.length === 0}>
      <h2 id={title}>{own['faq']}</h2>
      {found.map((one) => (
        <Answer key={one.id} one={one} onSolved={leave} />
      ))}
    </aside>
  );
};

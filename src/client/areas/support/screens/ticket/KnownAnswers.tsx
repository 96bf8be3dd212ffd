/** Questions of the public FAQ that share words with what is being typed, each leading to its answer. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormSummary } from '#client/kit/form/ManagedForm';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { matching } from './matching';
import css from './ticket.module.css';

type Question = { readonly id: string; readonly question: string; readonly answer: readonly string[] };

export const KnownAnswers: FormSummary = ({ values, record }) => {
  const { t } = useTranslation('faq');
  const { own } = useWords(modules.ticket.resource);
  const title = useId();
  const found = record
    ? []
    : matching(`${String(values['subject'] ?? '')} ${String(values['message'] ?? '')}`, t('list', { returnObjects: true }) as Question[]);
  return (
    <aside className={css.answers} aria-labelledby={title} aria-live="polite" hidden={found.length === 0}>
      <h2 id={title}>{own['faq']}</h2>
      <ul>
        {found.map(({ id, question }) => (
          <li key={id}>
            <a href={`/faq#${id}`} target="_blank" rel="noreferrer">
              {question}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
};

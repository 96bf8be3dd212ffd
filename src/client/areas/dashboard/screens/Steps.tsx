/** Steps in their order: what is done is ticked, and the next one is offered. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckIcon } from '#client/ui/icons';
import css from './StartHere.module.css';

export type Step = {
  readonly name: string;
  readonly title: string;
  readonly why: string;
  readonly done: boolean;
  /** Where it is done, and what leads there. */
  readonly to: string;
  readonly go: string;
};

export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('dashboard');
  const next = steps.find(({ done }) => !done);
  return (
    <ol className={css.steps}>
      {steps.map(({ name, title, why, done, to, go }, at) => (
        <li key={name} data-done={done} aria-current={name === next?.name ? 'step' : undefined}>
          <span className={css.mark}>{done ? <CheckIcon size={16} strokeWidth={2.5} aria-label={t('start.done')} /> : at + 1}</span>
          <div>
            <h3>{title}</h3>
            <p>{why}</p>
            {name === next?.name && (
              <Button component={Link} to={to} variant="contained">
                {go}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

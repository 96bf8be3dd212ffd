/** The way into an empty catalogue, a step after the other: what is done is ticked, the next one is offered. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Summary } from '#shared/summary';
import { useCan } from '../../store/access';
import { CheckIcon } from '../../ui/icons';
import css from './StartHere.module.css';

/** The steps that this person may take, in their order. Whoever starts a system is one user of it already. */
const useSteps = ({ parts }: Summary) => {
  const may = { category: useCan('category', 'add'), item: useCan('item', 'add'), user: useCan('user', 'add') };
  return (
    [
      { name: 'category', to: '/usman/category-management/add-category', done: (parts.category?.total ?? 0) > 0 },
      { name: 'item', to: '/usman/item-management/add-item', done: (parts.item?.total ?? 0) > 0 },
      { name: 'user', to: '/usman/user-management/add-user', done: (parts.user?.total ?? 0) > 1 },
    ] as const
  ).filter(({ name }) => may[name]);
};

export function StartHere({ numbers }: { numbers: Summary }) {
  const { t } = useTranslation('dashboard');
  const steps = useSteps(numbers);
  const next = steps.find(({ done }) => !done);
  if (!next) return null;
  return (
    <section className={css.start} aria-labelledby="start-here">
      <h2 id="start-here">{t('start.title')}</h2>
      <p>{t('start.purpose')}</p>
      <ol className={css.steps}>
        {steps.map(({ name, to, done }, at) => (
          <li key={name} data-done={done} aria-current={name === next.name ? 'step' : undefined}>
            <span className={css.mark}>{done ? <CheckIcon size={16} strokeWidth={2.5} aria-label={t('start.done')} /> : at + 1}</span>
            <div>
              <h3>{t(`start.${name}.title`)}</h3>
              <p>{t(`start.${name}.why`)}</p>
              {name === next.name && (
                <Button component={Link} to={to} variant="contained">
                  {t(`action.${name}`)}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The way into an empty catalogue, a step after the other. */
import { useTranslation } from 'react-i18next';
import type { Summary } from '#shared/areas/dashboard/summary';
import { useCan } from '#client/store/access';
import css from './StartHere.module.css';
import { Steps } from './Steps';

/** The steps that this person may take, in their order. Anyone who starts a system is one user of it already. */
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
  if (!steps.some(({ done }) => !done)) return null;
  return (
    <section className={css.start} aria-labelledby="start-here">
      <h2 id="start-here">{t('start.title')}</h2>
      <p>{t('start.purpose')}</p>
      <Steps
        steps={steps.map(({ name, ...step }) => ({
          ...step,
          name,
          title: t(`start.${name}.title`),
          why: t(`start.${name}.why`),
          go: t(`action.${name}`),
        }))}
      />
    </section>
  );
}

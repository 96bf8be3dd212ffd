/** What this person may add, one step away. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCan } from '#client/store/access';
import { NextIcon } from '#client/ui/icons';
import { iconOf } from '#client/ui/resourceIcons';
import { pathsOf } from '#client/kit/resource/paths';
import css from './Dashboard.module.css';

function QuickAction({ name }: { name: 'item' | 'category' | 'tag' | 'user' }) {
  const { t } = useTranslation('dashboard');
  const ActionIcon = iconOf(name);
  return (
    <li>
      <Link to={pathsOf(name).add} className={css.row}>
        <span className={css.icon}>
          <ActionIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <span className={css.words}>
          <strong>{t(`action.${name}`)}</strong>
          <small>{t(`action.${name}Hint`)}</small>
        </span>
        <NextIcon size={18} className={css.chevron} aria-hidden="true" />
      </Link>
    </li>
  );
}

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const actions = [
    { name: 'item', allowed: useCan('item', 'add') } as const,
    { name: 'category', allowed: useCan('category', 'add') } as const,
    { name: 'tag', allowed: useCan('tag', 'add') } as const,
    { name: 'user', allowed: useCan('user', 'add') } as const,
  ].filter(({ allowed }) => allowed);
  if (!actions.length) return null;
  return (
    <section className={`${css.card} ${css.quick}`} aria-labelledby="quick-actions">
      <div className={css.head}>
        <h2 id="quick-actions">{t('actions')}</h2>
      </div>
      <ul className={css.list}>
        {actions.map(({ name }) => (
          <QuickAction key={name} name={name} />
        ))}
      </ul>
    </section>
  );
}

/** What this person may add, one step away. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCan } from '../../store/access';
import { CategoryIcon, ItemIcon, NextIcon, TagIcon, UsersIcon } from '../../ui/icons';
import css from './Dashboard.module.css';

export function QuickActions() {
  const { t } = useTranslation('dashboard');
  const actions = [
    {
      allowed: useCan('item', 'add'),
      to: '/usman/item-management/add-item',
      icon: ItemIcon,
      label: t('action.item'),
      hint: t('action.itemHint'),
    },
    {
      allowed: useCan('category', 'add'),
      to: '/usman/category-management/add-category',
      icon: CategoryIcon,
      label: t('action.category'),
      hint: t('action.categoryHint'),
    },
    {
      allowed: useCan('tag', 'add'),
      to: '/usman/tag-management/add-tag',
      icon: TagIcon,
      label: t('action.tag'),
      hint: t('action.tagHint'),
    },
    {
      allowed: useCan('user', 'add'),
      to: '/usman/user-management/add-user',
      icon: UsersIcon,
      label: t('action.user'),
      hint: t('action.userHint'),
    },
  ].filter(({ allowed }) => allowed);
  if (!actions.length) return null;
  return (
    <section className={`${css.card} ${css.quick}`} aria-labelledby="quick-actions">
      <div className={css.head}>
        <h2 id="quick-actions">{t('actions')}</h2>
      </div>
      <ul className={css.list}>
        {actions.map(({ to, icon: ActionIcon, label, hint }) => (
          <li key={to}>
            <Link to={to} className={css.row}>
              <span className={css.icon}>
                <ActionIcon size={18} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className={css.words}>
                <strong>{label}</strong>
                <small>{hint}</small>
              </span>
              <NextIcon size={18} className={css.chevron} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A lock next to the name of what belongs to the system. */
import { useTranslation } from 'react-i18next';
import { LockIcon } from '#client/ui/icons';
import css from './NameBadge.module.css';

export function SystemLock() {
  const { t } = useTranslation('people');
  return (
    <span className={css.lock} data-tip={t('permission.system')}>
      <LockIcon size={14} aria-hidden="true" />
      <span className="visually-hidden">{t('permission.system')}</span>
    </span>
  );
}

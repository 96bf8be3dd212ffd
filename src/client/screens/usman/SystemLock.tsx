/** A lock beside the name of what belongs to the system. */
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '../../ui/icons';
import css from './Mark.module.css';

export function SystemLock() {
  const { t } = useTranslation('people');
  return (
    <Tooltip title={t('permission.system')} describeChild>
      <span className={css.lock}>
        <LockIcon size={14} aria-hidden="true" />
        <span className="visually-hidden">{t('permission.system')}</span>
      </span>
    </Tooltip>
  );
}

/** The navigation on a small screen: brought out over the page, and put away again. */
import MuiDrawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../BrandMark';
import { CloseIcon } from '../icons';
import css from './Sidebar.module.css';

export function Drawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <MuiDrawer open={open} onClose={onClose} slotProps={{ paper: { className: css.drawer, 'aria-label': t('chrome.menu') } }}>
      <div className={css.head}>
        <Brand />
        <button type="button" className={css.close} aria-label={t('chrome.closeMenu')} onClick={onClose}>
          <CloseIcon size={20} />
        </button>
      </div>
      {children}
    </MuiDrawer>
  );
}

/** A panel at the side of a clinic's page: its form or record is next to what the page shows. */
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '#client/ui/icons';
import css from './sidePanel.module.css';

export function SidePanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{ paper: { className: css.panel, role: 'dialog', 'aria-modal': true, 'aria-labelledby': id } }}
    >
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        <IconButton aria-label={t('action.close')} onClick={onClose}>
          <CloseIcon size={20} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </Drawer>
  );
}

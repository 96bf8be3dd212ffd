/** The menu of what a person may do about being signed in. */
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { KeyboardIcon, LockIcon, LogoutIcon, PersonIcon, ReportIcon, TicketIcon } from '../icons';
import type { ProfileProps } from './ProfileMenu';
import { useThemeItems } from './useThemeItems';
import css from './TopBar.module.css';

/** `anchor` is the button that opened it; none, and it is closed. */
type Props = ProfileProps & { id: string; anchor: HTMLElement | null; onClose: () => void };

/** Leads to a new ticket and tells it which page is open. Only the path: what follows it may hold searched names of people. */
function HelpItem({ to, onClose }: { to: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const search = pathname === to ? '' : `?${new URLSearchParams({ page: pathname }).toString()}`;
  return (
    <MenuItem component={Link} to={`${to}${search}`} onClick={onClose}>
      <TicketIcon size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('chrome.askForHelp')}
    </MenuItem>
  );
}

export function PersonMenu({
  person,
  profileTo,
  helpTo,
  mode,
  onMode,
  onShortcuts,
  onReport,
  onLock,
  onLogout,
  id,
  anchor,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const themes = useThemeItems(mode, (chosen) => {
    onClose();
    onMode(chosen);
  });
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: css.menu } }}
    >
      {person && (
        <li className={css.who} role="presentation">
          <strong>{person.name}</strong>
          <span>{person.email}</span>
        </li>
      )}
      {person && <Divider component="li" role="separator" className={css.line} />}
      {profileTo && (
        <MenuItem component={Link} to={profileTo} onClick={onClose}>
          <PersonIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('chrome.myProfile')}
        </MenuItem>
      )}
      {helpTo && <HelpItem to={helpTo} onClose={onClose} />}
      {narrow && <Divider component="li" role="separator" className={css.line} />}
      {narrow && themes}
      {narrow && <Divider component="li" role="separator" className={css.line} />}
      <MenuItem onClick={choose(onShortcuts)} aria-keyshortcuts="?">
        <KeyboardIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('chrome.shortcuts')}
        <kbd className={css.keys} aria-hidden="true">
          ?
        </kbd>
      </MenuItem>
      <MenuItem onClick={choose(onReport)}>
        <ReportIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('chrome.reportProblem')}
      </MenuItem>
      <MenuItem onClick={choose(onLock)} aria-keyshortcuts="Control+Alt+L">
        <LockIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('chrome.lock')}
        <kbd className={css.keys} aria-hidden="true">
          Ctrl+Alt+L
        </kbd>
      </MenuItem>
      <MenuItem onClick={choose(onLogout)}>
        <LogoutIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('chrome.logout')}
      </MenuItem>
    </Menu>
  );
}

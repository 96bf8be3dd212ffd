/** Who is signed in, and what they may do about it: see their profile, save what happened for whoever looks into it, lock the screen, sign out. */
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadIcon, LockIcon, LogoutIcon, OpenIcon, PersonIcon } from '../icons';
import { initials } from '../initials';
import css from './TopBar.module.css';

/** Who is signed in, as the chrome shows them. `picture` is an address or nothing. */
export type Person = { name: string; email: string; picture: string | null };

type Props = {
  /** Nothing while the profile is on its way. */
  person: Person | null;
  /** The address of the profile page, once there is one. */
  profileTo?: string | undefined;
  onSaveSession: () => void;
  onLock: () => void;
  onLogout: () => void;
};

export function ProfileMenu({ person, profileTo, onSaveSession, onLock, onLogout }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const close = () => setAnchor(null);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <ButtonBase
        className={css.person}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar className={css.avatar ?? ''} src={person?.picture ?? undefined} alt="" aria-hidden="true">
          {person ? initials(person.name) || <PersonIcon size={18} /> : <PersonIcon size={18} />}
        </Avatar>
        <span className="visually-hidden">{t('chrome.profile')} </span>
        <span className={css.name}>{person?.name}</span>
        <OpenIcon size={16} className={css.chevron} aria-hidden="true" />
      </ButtonBase>
      <Menu
        id={menu}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
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
          <MenuItem component={Link} to={profileTo} onClick={close}>
            <PersonIcon size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('chrome.myProfile')}
          </MenuItem>
        )}
        <MenuItem onClick={choose(onSaveSession)}>
          <DownloadIcon size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('chrome.saveSession')}
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
    </>
  );
}

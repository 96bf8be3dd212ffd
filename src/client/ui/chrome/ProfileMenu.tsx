/** Who is signed in, and what they may do about it: see their profile, report a problem, lock the screen, sign out. */
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useId, useState } from 'react';
import { part } from '../lazyPart';
import { useTranslation } from 'react-i18next';
import { OpenIcon, PersonIcon } from '../icons';
import { initials } from '#shared/domain/initials';
import { useLater, useOpened } from '../prefetch';
import { loadMenus } from './loadMenus';
import type { ColorMode } from './ThemeSwitch';
import css from './TopBar.module.css';

/** Who is signed in, as the chrome shows them. `picture` is an address or nothing. */
export type Person = { name: string; email: string; picture: string | null };

export type ProfileProps = {
  /** Nothing while the profile is on its way. */
  person: Person | null;
  /** The address of the profile page, once there is one. */
  profileTo?: string | undefined;
  /** The address of the page where a person asks for help, if they may. */
  helpTo?: string | undefined;
  mode: ColorMode;
  onMode: (mode: ColorMode) => void;
  onShortcuts: () => void;
  onReport: () => void;
  onLock: () => void;
  onLogout: () => void;
};

const PersonMenu = part(async () => ({ default: (await loadMenus()).PersonMenu }));

export function ProfileMenu(props: ProfileProps) {
  const { person } = props;
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const opened = useOpened(anchor !== null);
  useLater(loadMenus);
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
      <Suspense fallback={null}>{opened && <PersonMenu {...props} id={menu} anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}

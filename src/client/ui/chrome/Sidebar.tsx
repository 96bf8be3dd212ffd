/** The dashboard's navigation: a full column, a rail that opens under the mouse or the keyboard, or a drawer on small screens. Rule: APP-6. */
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useRef, useState } from 'react';
import { part } from '../lazyPart';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Brand } from '../BrandMark';
import { sidebar } from '../constants';
import { useLater, useOpened } from '../prefetch';
import { loadMenus } from './loadMenus';
import { SidebarGroup, type MenuGroup } from './SidebarGroup';
import { useCurrentInView } from './useCurrentInView';
import css from './Sidebar.module.css';

const Drawer = part(async () => ({ default: (await loadMenus()).Drawer }));

export type SidebarProps = {
  groups: readonly MenuGroup[];
  /** On a wide screen: a rail of icons instead of the full column. */
  minimised: boolean;
  /** On a small screen: whether the drawer is out. */
  shown: boolean;
  /** The person closed the drawer, or went somewhere from it. */
  onHide: () => void;
  /** The person folded a group, or opened it. */
  onFold: (key: string, folded: boolean) => void;
};

/** Open while the mouse or the focus is inside, and a little longer after the mouse leaves. */
const useHover = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const enter = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const leave = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(false), sidebar.hideDelay);
  };
  return { open, on: { onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave } };
};

type MenuProps = Pick<SidebarProps, 'groups' | 'onFold'> & { narrow: boolean; onChoose?: () => void };

function Menu({ groups, narrow, onFold, onChoose }: MenuProps) {
  const { t } = useTranslation();
  const menu = useCurrentInView(groups);
  return (
    <nav ref={menu} className={css.menu} aria-label={t('chrome.menu')}>
      {groups.map((group) => (
        <SidebarGroup key={group.key} group={group} narrow={narrow} onFold={onFold} onChoose={onChoose} />
      ))}
    </nav>
  );
}

export function Sidebar({ groups, minimised, shown, onHide, onFold }: SidebarProps) {
  const { t } = useTranslation();
  const wide = useMediaQuery(`(min-width:${sidebar.breakpoint}px)`, { noSsr: true });
  const hover = useHover();
  const opened = useOpened(shown && !wide);
  useLater(loadMenus);
  const open = !minimised || hover.open;
  if (!wide) {
    return (
      <Suspense fallback={null}>
        {opened && (
          <Drawer open={shown} onClose={onHide}>
            <Menu groups={groups} narrow={false} onFold={onFold} onChoose={onHide} />
          </Drawer>
        )}
      </Suspense>
    );
  }
  return (
    <aside className={css.place} data-minimised={minimised}>
      <div className={css.column} data-open={open} data-over={minimised && hover.open} {...hover.on}>
        <div className={css.head}>
          <Link to="/dashboard" className={css.brand}>
            <Brand to={t('chrome.toDashboard')} narrow={!open} />
          </Link>
        </div>
        <Menu groups={groups} narrow={!open} onFold={onFold} />
      </div>
    </aside>
  );
}

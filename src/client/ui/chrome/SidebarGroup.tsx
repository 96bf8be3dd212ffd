/** One group of the menu: a heading that folds it, and its links. */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { OpenIcon, type Icon } from '../icons';
import css from './Sidebar.module.css';

export type MenuEntry = { to: string; label: string; icon: Icon; current: boolean };
/** Without a label the group has no heading and can't be folded. */
export type MenuGroup = { key: string; label?: string; entries: readonly MenuEntry[] };

type Props = {
  group: MenuGroup;
  /** Only the icons; the words stay for screen readers. */
  narrow: boolean;
  onChoose?: (() => void) | undefined;
};

export function SidebarGroup({ group, narrow, onChoose }: Props) {
  const [folded, setFolded] = useState(false);
  const list = useId();
  const hidden = folded && !narrow && !group.entries.some((entry) => entry.current);
  return (
    <div className={css.group} data-narrow={narrow}>
      {group.label && (
        <button type="button" className={css.heading} aria-expanded={!hidden} aria-controls={list} onClick={() => setFolded(!hidden)}>
          <span>{group.label}</span>
          <OpenIcon size={14} aria-hidden="true" />
        </button>
      )}
      <ul id={list} hidden={hidden}>
        {group.entries.map(({ to, label, icon: EntryIcon, current }) => (
          <li key={to}>
            <Link to={to} className={css.entry} aria-current={current ? 'page' : undefined} onClick={onChoose}>
              <EntryIcon size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

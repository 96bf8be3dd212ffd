/** One group of the menu: a heading that folds it, its links, and the groups within it. */
import { useId } from 'react';
import { Link } from 'react-router';
import { LockIcon, OpenIcon, type Icon } from '../icons';
import css from './Sidebar.module.css';

/** `locked`: why its page does not open in full, for those who cannot see the lock. */
export type MenuEntry = { to: string; label: string; icon: Icon; current: boolean; locked?: string };
/** Without a label the group has no heading and can't be folded. `groups` stand below the group's own entries. */
export type MenuGroup = { key: string; label?: string; folded?: boolean; entries: readonly MenuEntry[]; groups?: readonly MenuGroup[] };

type Props = {
  group: MenuGroup;
  /** Only the icons; the words stay for screen readers. */
  narrow: boolean;
  /** The group around it is folded: of this one there is only the current page. */
  within?: 'folded' | 'open';
  onFold: (key: string, folded: boolean) => void;
  onChoose?: (() => void) | undefined;
};

function Entry({ entry: { to, label, icon: EntryIcon, current, locked }, onChoose }: { entry: MenuEntry; onChoose: Props['onChoose'] }) {
  return (
    <li>
      <Link to={to} className={css.entry} aria-current={current ? 'page' : undefined} onClick={onChoose}>
        <EntryIcon size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{label}</span>
        {locked && <LockIcon size={14} strokeWidth={1.9} className={css.lock} role="img" aria-label={locked} />}
      </Link>
    </li>
  );
}

/** A group folds, but never over the current page. */
export function SidebarGroup({ group, narrow, within, onFold, onChoose }: Props) {
  const list = useId();
  const { key, label, folded = false, groups = [] } = group;
  const hides = folded || within === 'folded';
  const entries = hides ? group.entries.filter(({ current }) => current) : group.entries;
  return (
    <div className={css.group} data-narrow={narrow} data-within={within}>
      {label && within !== 'folded' && (
        <button type="button" className={css.heading} aria-expanded={!folded} aria-controls={list} onClick={() => onFold(key, !folded)}>
          <span>{label}</span>
          <OpenIcon size={14} aria-hidden="true" />
        </button>
      )}
      <div id={list}>
        {entries.length > 0 && (
          <ul>
            {entries.map((entry) => (
              <Entry key={entry.to} entry={entry} onChoose={onChoose} />
            ))}
          </ul>
        )}
        {groups.map((inner) => (
          <SidebarGroup
            key={inner.key}
            group={inner}
            narrow={narrow}
            within={hides ? 'folded' : 'open'}
            onFold={onFold}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

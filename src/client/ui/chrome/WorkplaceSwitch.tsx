/** The client that this tab works for, and the choice of another one; shown only to people who belong to several. */
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityIcon, OpenIcon } from '../icons';
import { part } from '../lazyPart';
import { useLater, useOpened } from '../prefetch';
import { loadMenus } from './loadMenus';
import css from './TopBar.module.css';

/** A client that the person belongs to, with the name of their role there. */
export type WorkplaceChoice = { readonly id: string; readonly name: string; readonly role: string };

type Props = { workplaces: readonly WorkplaceChoice[]; current: string | null; onChoose: (id: string) => void };

const WorkplaceMenu = part(async () => ({ default: (await loadMenus()).WorkplaceMenu }));

export function WorkplaceSwitch({ workplaces, current, onChoose }: Props) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const opened = useOpened(anchor !== null);
  useLater(loadMenus);
  if (workplaces.length < 2) return null;
  const name = workplaces.find(({ id }) => id === current)?.name;
  return (
    <>
      <ButtonBase
        className={css.workplace}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        data-tip={t('chrome.workplace')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EntityIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        <span className="visually-hidden">{t('chrome.workplace')} </span>
        <span className={css.name}>{name}</span>
        <OpenIcon size={16} className={css.chevron} aria-hidden="true" />
      </ButtonBase>
      <Suspense fallback={null}>
        {opened && (
          <WorkplaceMenu
            id={menu}
            anchor={anchor}
            workplaces={workplaces}
            current={current}
            onChoose={onChoose}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  );
}

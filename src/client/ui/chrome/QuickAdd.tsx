/** The plus of the top bar: the pages that add something, a press away. Nothing for whom there is none. */
import IconButton from '@mui/material/IconButton';
import { Suspense, useId, useState } from 'react';
import { part } from '../lazyPart';
import { useTranslation } from 'react-i18next';
import { AddIcon, type Icon } from '../icons';
import { useLater, useOpened } from '../prefetch';
import { loadMenus } from './loadMenus';
import css from './TopBar.module.css';

/** A page by its address and name. */
export type Place = { readonly to: string; readonly label: string; readonly icon: Icon };

const QuickAddMenu = part(async () => ({ default: (await loadMenus()).QuickAddMenu }));

export function QuickAdd({ places }: { places: readonly Place[] }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const opened = useOpened(anchor !== null);
  useLater(loadMenus);
  if (!places.length) return null;
  return (
    <>
      <IconButton
        className={css.quick ?? ''}
        aria-label={t('chrome.quickAdd')}
        data-tip={t('chrome.quickAdd')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AddIcon size={20} strokeWidth={1.75} />
      </IconButton>
      <Suspense fallback={null}>
        {opened && <QuickAddMenu id={menu} anchor={anchor} places={places} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}

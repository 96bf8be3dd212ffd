/** How a list looks to this person: which columns, how dense. Remembered. */
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { part } from '../../ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { ViewIcon } from '../../ui/icons';
import { useLater, useOpened } from '../../ui/prefetch';
import type { ViewProps } from './ViewPanel';

const load = () => import(/* webpackChunkName: "view-panel" */ './ViewPanel');
const ViewPanel = part(async () => ({ default: (await load()).ViewPanel }));

export function ViewMenu(props: ViewProps) {
  const { t } = useTranslation('grid');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useOpened(open);
  useLater(load);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        startIcon={<ViewIcon size={18} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('view')}
      </Button>
      <Suspense fallback={null}>{opened && <ViewPanel {...props} open={open} button={button} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The top bar's tools: the way to the palette, adding something, the bell; and what they open. */
import { loadAreas, everyArea } from '../areas/modules';
import { Suspense } from 'react';
import { part } from '../ui/lazyPart';
import { ReportDialog } from './report/lazyReport';
import { Bell } from './shell/Bell';
import type { Acts } from './shell/palette/commands';
import { QuickAdd } from '../ui/chrome/QuickAdd';
import { SearchButton } from '../ui/chrome/SearchButton';
import { useOpened } from '../ui/prefetch';
import { useNavigationTargets } from './navigationTargets';
import type { Shown } from './useOverlays';

const CommandPalette = part(
  // It searches the records of every area.
  async () => {
    const [chunk] = await Promise.all([import(/* webpackChunkName: "palette" */ './shell/palette/CommandPalette'), loadAreas(everyArea)]);
    return { default: chunk.CommandPalette };
  },
  { words: ['shell'] },
);
const ShortcutsDialog = part(
  () => import(/* webpackChunkName: "shortcuts" */ './shell/ShortcutsDialog').then((chunk) => ({ default: chunk.ShortcutsDialog })),
  { words: ['shell'] },
);
type Props = Omit<Acts, 'onShortcuts'> & { shown: Shown; show: (shown: Shown) => void };

export function ShellTools({ shown, show, ...given }: Props) {
  const places = useNavigationTargets();
  const [palette, shortcuts, reporting] = [shown === 'palette', shown === 'shortcuts', shown === 'report'];
  const [hadPalette, hadShortcuts, hadReporting] = [useOpened(palette), useOpened(shortcuts), useOpened(reporting)];
  const close = () => show(null);
  return (
    <>
      <SearchButton onOpen={() => show('palette')} />
      <QuickAdd places={places.adding} />
      <Bell />
      <Suspense fallback={null}>
        {hadPalette && (
          <CommandPalette open={palette} places={places} acts={{ ...given, onShortcuts: () => show('shortcuts') }} onClose={close} />
        )}
      </Suspense>
      <Suspense fallback={null}>{hadShortcuts && <ShortcutsDialog open={shortcuts} onClose={close} />}</Suspense>
      <Suspense fallback={null}>{hadReporting && <ReportDialog open={reporting} onClose={close} />}</Suspense>
    </>
  );
}

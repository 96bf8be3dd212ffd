/** The steps of a session next to one of them: its screen, or its data. ↑ and ↓ go through the steps. */
import Alert from '@mui/material/Alert';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useMemo, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { RootState } from '#client/store/index';
import type { SavedSession } from '#client/store/savedSession';
import { buildNow } from '#client/store/sessionOrigin';
import { sessionStates } from '#client/store/sessionStates';
import { isKnownAction } from './knownActions';
import css from './session.module.css';
import { SessionFacts } from './SessionFacts';
import { StepData } from './StepData';
import { StepList } from './StepList';
import { pathAt, timelineOf, type Row, type Who } from './timeline';

/** `path`: of the page at the step; undefined where the session does not tell. `width`: in which the page was seen, in CSS pixels. */
export type PlayerProps = { readonly state: RootState; readonly path: string | undefined; readonly width: number };

/** Of the menu that stood next to a page, and from which width of the window on. */
const [MENU, WITH_MENU, USUAL] = [264, 900, 1_280];

const pageWidth = ({ origin }: SavedSession): number => {
  const screen = Number(/^(\d+)/.exec(origin?.screen ?? '')?.[1] ?? USUAL);
  return screen >= WITH_MENU ? screen - MENU : screen;
};

type View = 'screen' | 'data';

/** Where a session of another build says so. */
function BuildNotice({ session, rows }: { session: SavedSession; rows: readonly Row[] }) {
  const { t } = useTranslation('session');
  const [build, now] = [session.origin?.build, buildNow()];
  const unknown = rows.filter((row) => row.kind === 'action' && row.isUnknown).length;
  return (
    <>
      {session.origin === undefined && <Alert severity="info">{t('unknownBuild')}</Alert>}
      {build !== undefined && build !== now && (
        <Alert severity="warning">{t('otherBuild', { build: build || '–', now: now || '–' })}</Alert>
      )}
      {unknown > 0 && <Alert severity="error">{t('unknownCount', { count: unknown })}</Alert>}
    </>
  );
}

/** @param filter whose actions are shown; pages and errors always are */
const shownOf = (rows: readonly Row[], filter: readonly Who[]) => rows.filter((row) => row.kind !== 'action' || filter.includes(row.who));

const everyone: readonly Who[] = ['person', 'screen', 'live', 'event'];

export function SessionView({ session, Player }: { session: SavedSession; Player: ComponentType<PlayerProps> }) {
  const { t } = useTranslation('session');
  const id = useId();
  const rows = useMemo(() => timelineOf(session, isKnownAction), [session]);
  const states = useMemo(() => sessionStates(session), [session]);
  const [filter, setFilter] = useState(everyone);
  const [key, setKey] = useState(rows[0]?.key);
  const [view, setView] = useState<View>('screen');
  const shown = shownOf(rows, filter);
  const row = rows.find((one) => one.key === key);
  const step = row?.step ?? 0;
  const [before, state] = [states[step - 1], states[step]!];
  return (
    <>
      <div className={css.notices}>
        <BuildNotice session={session} rows={rows} />
      </div>
      <SessionFacts session={session} rows={rows} />
      <div className={css.view}>
        <StepList rows={shown} chosen={key} filter={filter} onFilter={setFilter} onChoose={setKey} />
        <section className={css.step} aria-label={t('stepOf', { step, count: session.actions.length })}>
          <div className={css.stepHead}>
            <strong>{t('stepOf', { step, count: session.actions.length })}</strong>
            <Tabs value={view} onChange={(_, chosen: View) => setView(chosen)} aria-label={t('views')}>
              <Tab value="screen" label={t('screenView')} id={`${id}-screen`} aria-controls={`${id}-panel`} />
              <Tab value="data" label={t('dataView')} id={`${id}-data`} aria-controls={`${id}-panel`} />
            </Tabs>
          </div>
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
            {view === 'screen' && (
              <Player state={state} path={row?.kind === 'page' ? row.path : pathAt(session, step)} width={pageWidth(session)} />
            )}
            {view === 'data' && <StepData row={row} action={session.actions[step - 1]} before={before} state={state} />}
          </div>
        </section>
      </div>
    </>
  );
}

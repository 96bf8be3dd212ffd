/** The dashboard's frame: what Material needs, the menu of what this person may open, and who they are. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { auth } from '../store/session/auth';
import { me } from '../store/session/me';
import { workplace } from '../store/session/workplace';
import { sidebar } from '../store/flows/sidebar';
import { colorModeKey } from '../ui/constants';
import { ErrorState } from '../ui/ErrorState';
import { DashboardLayout } from '../ui/layouts/DashboardLayout';
import { PageSkeleton } from '../ui/Skeletons';
import { Tips } from '../ui/Tips';
import { theme } from '../ui/theme';
import { useLanguage } from '../ui/useLanguage';
import { ClientBannersHost } from './ClientBannersHost';
import { FileDialogHost } from './FileDialogHost';
import { RestrictionBanner } from './RestrictionBanner';
import { LiveHost } from './LiveHost';
import { useLanguageChoice } from './languageChoice';
import { useCrumbs, useMenu, usePage } from './navigation';
import { nonce } from './nonce';
import { titleOf } from './pageMeta/dashboard';
import { useTitle } from './pageMeta/titles';
import { useRecordName } from './recordName';
import { rowNamed } from './routes';
import { SessionWatcher } from './SessionWatcher';
import { ShellTools } from './ShellTools';
import { useHelpPath } from './useHelpPath';
import { useShell } from './useOverlays';
import { usePagesAhead } from './usePagesAhead';
import { useSignOut } from './useSignOut';
import { SubscriptionBannerHost } from './SubscriptionBannerHost';
import { UnsentHost } from './UnsentHost';
import { ViewAsBannerHost } from './ViewAsBannerHost';
import { WhyNotHost } from './WhyNotHost';
import { useErrorText } from '../ui/useErrorText';

const cache = createCache({ key: 'nadi', ...(nonce && { nonce }) });

/** The clients that the person belongs to, the one that this tab works for, and the choice of another. */
const useWorkplace = () => {
  const dispatch = useAppDispatch();
  const workplaces = useAppSelector(me.selectors.workplaces);
  const current = useAppSelector(me.selectors.actor)?.entityId ?? null;
  return { workplaces, workplace: current, onWorkplace: (id: string) => void dispatch(workplace.actions.choose(id)) };
};

/** Only another page is another chrome: the pages of a list leave it as it is. */
const Chrome = memo(function Chrome({ page }: { page: string }) {
  const dispatch = useAppDispatch();
  const { mode, setMode } = useColorScheme();
  const profile = useAppSelector(me.selectors.profile);
  const { shown, show } = useShell();
  const languageChoice = useLanguageChoice();
  const { signOut, question } = useSignOut();
  const acts = {
    onReport: () => show('report'),
    onLock: () => void dispatch(auth.actions.lock()),
    onLogout: signOut,
  };
  const person = profile ? { name: profile.name, email: profile.email, picture: profile.profile_image ?? null } : null;
  return (
    <DashboardLayout
      menu={useMenu(page)}
      crumbs={useCrumbs(page)}
      person={person}
      {...useWorkplace()}
      profileTo={rowNamed('userProfile')?.path}
      helpTo={useHelpPath()}
      {...languageChoice}
      mode={mode ?? 'system'}
      onMode={setMode}
      tools={<ShellTools {...languageChoice} {...acts} mode={mode ?? 'system'} onMode={setMode} shown={shown} show={show} />}
      onShortcuts={() => show('shortcuts')}
      minimised={useAppSelector(sidebar.selectors.minimised)}
      onMinimise={() => void dispatch(sidebar.actions.minimiseToggled())}
      shown={useAppSelector(sidebar.selectors.shown)}
      onShow={() => void dispatch(sidebar.actions.toggled())}
      onHide={() => void dispatch(sidebar.actions.hidden())}
      onFold={(group, folded) => void dispatch(sidebar.actions.groupFolded({ group, folded }))}
      {...acts}
    >
      <ViewAsBannerHost />
      <ClientBannersHost />
      <RestrictionBanner />
      <SubscriptionBannerHost />
      <UnsentHost />
      <Outlet />
      <SessionWatcher />
      <LiveHost />
      <WhyNotHost />
      <FileDialogHost />
      {question}
      <Tips />
    </DashboardLayout>
  );
});

function Located() {
  const { t } = useTranslation();
  const language = useLanguage();
  const page = usePage();
  const row = rowNamed(page);
  const name = useRecordName(row);
  const actor = useAppSelector(me.selectors.actor);
  useTitle((row?.of?.as === 'show' && name) || (row && titleOf(row, t, language, actor)));
  usePagesAhead(page);
  return <Chrome page={page} />;
}

export function Frame() {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey}>
        <Located />
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Until the page or the profile is here; when the profile doesn't come, why, and a way to ask again. */
export function Waiting() {
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const { status, errors } = useAppSelector(me.selectors.request);
  const problem = status === 'failed' ? errors[0] : undefined;
  if (!problem) return <PageSkeleton />;
  return <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={() => void dispatch(me.actions.load())} />;
}

/** What stands in place of a page that failed: 404 in its own words, a part that could not be fetched with a retry, anything else with its message and status 500. Rules: APP-3, APP-5. */
import { Component, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { brandName } from '../ui/constants';
import { BareLayout, NotFoundLayout } from '../ui/layouts/NotFoundLayout';
import { earlyLog } from '../store/earlyLog';
import { isChunkFailure } from '../ui/chunkFailure';
import { reloadsFor } from './chunks';
import { places, UnknownMiddleware } from './guards';
import { MissingPage } from './MissingPage';
import { ReportButton } from './report/ReportButton';

const statusOf = (fault: unknown): number => {
  const status = typeof fault === 'object' && fault !== null && 'status' in fault ? Number(fault.status) : NaN;
  return status >= 400 && status <= 599 ? status : 500;
};

/** Its message, or what a response says of its status; never a stack. */
const messageOf = (fault: unknown): string | undefined => {
  if (isRouteErrorResponse(fault)) return typeof fault.data === 'string' && fault.data ? fault.data : fault.statusText || undefined;
  return typeof fault === 'object' && fault !== null && 'message' in fault && typeof fault.message === 'string' ? fault.message : undefined;
};

function Failed({ fault }: { fault: unknown }) {
  const { t } = useTranslation();
  const unfetched = isChunkFailure(fault);
  const title = t(unfetched ? 'error.unfetchedTitle' : 'error.failedTitle');
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);
  useEffect(() => void (fault instanceof Error && earlyLog.fault(fault, 'screen')), [fault]);
  // A part of a page that came later may be of an older version, too.
  useEffect(() => void reloadsFor(fault), [fault]);
  useEffect(() => {
    if (!unfetched) return;
    const retry = () => window.location.reload();
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [unfetched]);
  const message = fault instanceof UnknownMiddleware ? t('error.middleware', { name: fault.guard }) : messageOf(fault);
  return (
    <NotFoundLayout
      status={unfetched ? undefined : statusOf(fault)}
      title={title}
      message={unfetched ? t('error.unfetched') : message}
      note={unfetched ? undefined : t('error.failedNote')}
    >
      <button type="button" onClick={() => window.location.reload()}>
        {t(unfetched ? 'action.retry' : 'error.reload')}
      </button>
      {/* A whole load, not the router's: whatever broke starts afresh. */}
      <a href={places.outside}>{t('error.toHome')}</a>
      <ReportButton />
    </NotFoundLayout>
  );
}

/** When even the error page fails: plain words and a link home. */
class LastResort extends Component<{ children: ReactNode; sentence: string; home: string }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (!this.state.failed) return this.props.children;
    return <BareLayout sentence={this.props.sentence} home={this.props.home} to={places.outside} />;
  }
}

export function ErrorPage() {
  const fault = useRouteError();
  const { t } = useTranslation();
  return (
    <LastResort sentence={t('error.fallback')} home={t('error.toHome')}>
      {isRouteErrorResponse(fault) && fault.status === 404 ? <MissingPage /> : <Failed fault={fault} />}
    </LastResort>
  );
}

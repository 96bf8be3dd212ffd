/** Reports a problem: what happened in the person's words, and the session that shows it, which they can read before it is sent. Rule: TKT-15. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import { recordPath } from '../../kit/resource/paths';
import { useCan } from '../../store/access';
import { useAppSelector } from '../../store/hooks';
import { me } from '../../store/session/me';
import { download } from '../../ui/download';
import { useErrorText } from '../../ui/useErrorText';
import css from './report.module.css';
import { ReportFields } from './ReportFields';
import { SessionPart } from './SessionPart';
import { sessionNow, type SessionNow } from './sessionNow';
import { useReport, type Report, type Sending } from './useReport';

/** Where the public site says how to reach us. */
const CONTACT = '/faq';

/** The session as it was when the dialog opened; undefined while it is prepared. */
const useSession = (): SessionNow | undefined => {
  const store = useStore<object>();
  const [session, setSession] = useState<SessionNow>();
  useEffect(() => {
    let isLeft = false;
    void sessionNow(store.getState).then((made) => isLeft || setSession(made));
    return () => {
      isLeft = true;
    };
  }, [store]);
  return session;
};

const useSave = (session: SessionNow | undefined) => () => session && download(session.file.name, session.file.type, session.file);

/** For those who cannot write a ticket: the session as a file, and whom to give it to. */
function WithoutTicket({ isGuest, session, onClose }: { isGuest: boolean; session: SessionNow | undefined; onClose: () => void }) {
  const { t } = useTranslation(['problem', 'common']);
  const save = useSave(session);
  return (
    <>
      <DialogContent className={css.content}>
        <p className={css.text}>{t(isGuest ? 'problem:guest' : 'problem:mayNot')}</p>
        <SessionPart session={session} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        {isGuest && (
          <Button variant="outlined" href={CONTACT} target="_blank" rel="noreferrer">
            {t('problem:contact')}
          </Button>
        )}
        <Button variant="contained" onClick={save} disabled={!session}>
          {t('common:chrome.saveSession')}
        </Button>
      </DialogActions>
    </>
  );
}

function Sent({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['problem', 'common']);
  return (
    <>
      <DialogContent className={css.content}>
        <p className={css.text} role="status">
          {t('problem:sentText')}
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <Button variant="contained" component={Link} to={recordPath('ticket', id)} onClick={onClose} autoFocus>
          {t('problem:openTicket')}
        </Button>
      </DialogActions>
    </>
  );
}

function Unsent({ sending, onRetry, onWithout }: { sending: Sending; onRetry: () => void; onWithout: () => void }) {
  const { t } = useTranslation(['problem', 'common']);
  const say = useErrorText();
  return (
    <>
      <DialogContent className={css.content}>
        <Alert severity="warning">{sending.step === 'unsent' && t('problem:unsent', { why: say(sending.problem) })}</Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onWithout}>
          {t('problem:withoutSession')}
        </Button>
        <Button variant="contained" onClick={onRetry} autoFocus>
          {t('common:action.retry')}
        </Button>
      </DialogActions>
    </>
  );
}

function Writing({ session, onClose, onSent }: { session: SessionNow | undefined; onClose: () => void; onSent: (id: string) => void }) {
  const { t } = useTranslation(['problem', 'common']);
  const form = useId();
  const actor = useAppSelector(me.selectors.actor);
  const [page] = useState(() => window.location.pathname);
  const [report, setReport] = useState<Report>({ subject: '', message: '', client: actor?.entityId ?? null });
  const [isAttached, setAttached] = useState(true);
  const asksClient = hasScope(actor, 'create tickets');
  const { id, sending, send } = useReport(page, asksClient);
  const save = useSave(session);
  const isBusy = sending.step === 'busy';
  const isReady = session !== undefined || !isAttached;
  const submit = () => void (!isBusy && isReady && send(report, (isAttached && session?.file) || null));
  useEffect(() => {
    if (sending.step === 'sent') onSent(id);
  }, [sending.step, id, onSent]);
  if (sending.step === 'unsent') return <Unsent sending={sending} onRetry={submit} onWithout={() => void send(report, null)} />;
  return (
    <>
      <DialogContent className={css.content}>
        <ReportFields
          form={form}
          report={report}
          asksClient={asksClient}
          problems={sending.step === 'refused' ? sending.problems : []}
          onChange={(change) => setReport((before) => ({ ...before, ...change }))}
          onSubmit={submit}
        />
        <SessionPart session={session} isAttached={isAttached} onAttached={setAttached} />
      </DialogContent>
      <DialogActions>
        <Button onClick={save} disabled={!session}>
          {t('common:chrome.saveSession')}
        </Button>
        <span className={css.between} />
        <Button variant="outlined" onClick={onClose} disabled={isBusy}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" form={form} variant="contained" loading={isBusy} disabled={!isReady}>
          {t('problem:send')}
        </Button>
      </DialogActions>
    </>
  );
}

/** What the dialog holds; made anew each time it opens. */
function Opened({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation(['problem', 'common']);
  const session = useSession();
  const isGuest = useAppSelector(me.selectors.actor) === null;
  const mayWrite = useCan('ticket', 'add');
  const [sent, setSent] = useState<string>();
  return (
    <>
      <DialogTitle id={titleId}>{t(sent === undefined ? 'common:chrome.reportProblem' : 'problem:sent')}</DialogTitle>
      {sent !== undefined && <Sent id={sent} onClose={onClose} />}
      {sent === undefined && mayWrite && <Writing session={session} onClose={onClose} onSent={setSent} />}
      {sent === undefined && !mayWrite && <WithoutTicket isGuest={isGuest} session={session} onClose={onClose} />}
    </>
  );
}

export function ReportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const title = useId();
  // A press next to the dialog does not close it: what was typed would be lost.
  return (
    <Dialog open={open} onClose={(_, why) => why === 'escapeKeyDown' && onClose()} maxWidth="sm" fullWidth aria-labelledby={title}>
      <Opened titleId={title} onClose={onClose} />
    </Dialog>
  );
}

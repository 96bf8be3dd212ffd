/** Before a session is saved as a file: what the file holds, so that a person decides whom they give it to. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { sessionLog, sessionText } from '../store/sessionLog';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { download } from '../ui/download';

/** `nadi-session-2026-05-04T08-30-00.json`. */
const sessionName = () => `nadi-session-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`;

export function SaveSession({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const store = useStore<object>();
  const save = () => {
    download(sessionName(), 'application/json', sessionText(sessionLog.save(store.getState())));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('shell:saveSession.title')}
      confirm={t('common:chrome.saveSession')}
      onConfirm={save}
      onCancel={onClose}
    >
      {t('shell:saveSession.holds')}
    </ConfirmDialog>
  );
}

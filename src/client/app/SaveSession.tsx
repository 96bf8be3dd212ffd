/** Before a session is saved as a file: what the file holds, so that a person decides whom they give it to. */
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { sessionLog } from '../store/sessionLog';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { download } from '../ui/download';

/** `nadi-session-2026-05-04T08-30-00`. */
const sessionName = () => `nadi-session-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;

export function SaveSession({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const store = useStore<object>();
  const save = async () => {
    const session = sessionLog.save(store.getState());
    const { compressed, sessionFileText } = await import(/* webpackChunkName: "session-file" */ '../store/sessionFile');
    const { content, ending } = await compressed(sessionFileText(session));
    download(`${sessionName()}${ending}`, content.type, content);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('shell:saveSession.title')}
      confirm={t('common:chrome.saveSession')}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      {t('shell:saveSession.holds')}
    </ConfirmDialog>
  );
}

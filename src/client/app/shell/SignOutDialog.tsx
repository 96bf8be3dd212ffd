/** Asked before signing out while something of the person's is stored in this browser: what stays, and whether to remove it. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { auth } from '../../store/session/auth';
import { calendar } from '../../areas/calendar';
import { drafts } from '../../store/flows/drafts';
import { unsent } from '../../store/flows/unsent';
import { canSeal, storedRemoved } from '../../store/flows/personalStorageEvents';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { formatNumber } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';

export function SignOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const forms = useAppSelector(drafts.selectors.count);
  const events = useAppSelector(calendar.selectors.all).length;
  const waiting = useAppSelector(unsent.selectors.count);
  const [remove, setRemove] = useState(false);
  const stays = canSeal();
  const signOut = () => {
    if (remove) dispatch(storedRemoved());
    dispatch(auth.actions.logout());
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('shell:signOut.title')}
      confirm={t('common:chrome.logout')}
      dangerous={!stays}
      onConfirm={signOut}
      onCancel={onClose}
    >
      <p>{t(stays ? 'shell:signOut.stays' : 'shell:signOut.lost')}</p>
      <ul>
        {waiting > 0 && <li>{t('shell:signOut.unsent', { number: formatNumber(waiting, language) })}</li>}
        {forms > 0 && <li>{t('shell:signOut.drafts', { number: formatNumber(forms, language) })}</li>}
        {events > 0 && <li>{t('shell:signOut.events', { number: formatNumber(events, language) })}</li>}
      </ul>
      {stays && (
        <FormControlLabel
          control={<Checkbox checked={remove} onChange={(_, checked) => setRemove(checked)} />}
          label={t('shell:signOut.remove')}
        />
      )}
    </ConfirmDialog>
  );
}

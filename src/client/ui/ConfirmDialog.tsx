/** A question before something that matters: what will happen, a verb that does it, and a way back. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from yes. */
  children?: ReactNode;
  /** The verb of yes: "Ya, hapus". */
  confirm: string;
  /** The word of no; "Batal" unless given. */
  cancel?: string;
  /** Yes can't be taken back lightly: shown in the colour of danger, and no has the focus. */
  dangerous?: boolean;
  /** The answer is being carried out. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog({ open, title, children, confirm, cancel, dangerous = false, busy = false, onConfirm, onCancel }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      maxWidth="xs"
      fullWidth
      role={dangerous ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={children ? textId : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children && (
        <DialogContent>
          <DialogContentText id={textId} component="div">
            {children}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={onCancel} disabled={busy} autoFocus={dangerous}>
          {cancel ?? t('action.cancel')}
        </Button>
        <Button variant="contained" color={dangerous ? 'error' : 'primary'} onClick={onConfirm} loading={busy} autoFocus={!dangerous}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

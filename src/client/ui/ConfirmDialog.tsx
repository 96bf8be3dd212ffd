/** A question before something that matters: what will happen, a verb that does it, and a way back. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether the text is this whole number, written plainly or in groups: 10006, 10.006 or 10,006. */
export const isTyped = (text: string, count: number): boolean =>
  /^\d[\d.,\s]*$/.test(text.trim()) && Number(text.replace(/\D/g, '')) === count;

type Props = {
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from yes. */
  children?: ReactNode;
  /** The verb of yes: "Ya, hapus". */
  confirm: string;
  /** The word of no; "Batal" unless given. */
  cancel?: string | undefined;
  /** Yes can't be taken back lightly: shown in the colour of danger, and no has the focus. */
  dangerous?: boolean;
  /** A number that must be typed before yes can be pressed; then its field has the focus. */
  typed?: number | undefined;
  /** Something above has to be chosen before yes can be pressed. */
  blocked?: boolean;
  /** The answer is being carried out. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** The field for a number that has to be typed. */
export function TypedNumber({
  count,
  text,
  onText,
  onEnter,
}: {
  count: number;
  text: string;
  onText: (text: string) => void;
  /** Where no form around it takes the key. */
  onEnter?: () => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <label htmlFor={id} style={{ display: 'block', margin: '16px 0 6px', fontWeight: 600 }}>
        {t('typeNumber', { number: count })}
      </label>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        autoFocus={onEnter !== undefined}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onEnter?.()}
        inputProps={{ inputMode: 'numeric', autoComplete: 'off', maxLength: 20 }}
      />
    </>
  );
}

/** What the dialog holds; it is made anew each time the dialog opens, so that a number typed before is forgotten. */
function Question({
  title,
  titleId,
  textId,
  children,
  confirm,
  cancel,
  dangerous,
  typed,
  blocked,
  busy,
  onConfirm,
  onCancel,
}: Omit<Props, 'open'> & { titleId: string; textId: string }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const isReady = !blocked && (typed === undefined || isTyped(text, typed));
  const isFocused = typed === undefined;
  const accept = () => void (isReady && !busy && onConfirm());
  // No form of its own: React would hand its submit on to the form that the dialog was opened from.
  return (
    <>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {(children || typed !== undefined) && (
        <DialogContent>
          {children && (
            <DialogContentText id={textId} component="div">
              {children}
            </DialogContentText>
          )}
          {typed !== undefined && <TypedNumber count={typed} text={text} onText={setText} onEnter={accept} />}
        </DialogContent>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={onCancel} disabled={busy === true} autoFocus={isFocused && dangerous === true}>
          {cancel ?? t('action.cancel')}
        </Button>
        <Button
          onClick={accept}
          variant="contained"
          color={dangerous ? 'error' : 'primary'}
          disabled={!isReady}
          loading={busy === true}
          autoFocus={isFocused && !dangerous}
        >
          {confirm}
        </Button>
      </DialogActions>
    </>
  );
}

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  dangerous = false,
  typed,
  blocked = false,
  busy = false,
  onConfirm,
  onCancel,
}: Props) {
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
      <Question {...{ title, titleId, textId, confirm, cancel, dangerous, typed, blocked, busy, onConfirm, onCancel }}>{children}</Question>
    </Dialog>
  );
}

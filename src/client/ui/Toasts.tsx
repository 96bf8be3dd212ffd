/** Short news in the corner: what was done, with a way to undo it or to send it away. Mounted once, near the root. */
import { closeSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from './constants';
import { CloseIcon, DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
import css from './Toasts.module.css';

const icons = { default: InfoIcon, info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: DangerIcon };

const Toast = forwardRef<HTMLDivElement, CustomContentProps>(function Toast({ id, message, variant, action, style, className }, ref) {
  const { t } = useTranslation();
  const ToastIcon = icons[variant];
  const actions: ReactNode = typeof action === 'function' ? action(id) : action;
  return (
    <SnackbarContent ref={ref} role={variant === 'error' ? 'alert' : 'status'} className={`${css.toast} ${className ?? ''}`} style={style} data-tone={variant}>
      <ToastIcon size={20} strokeWidth={1.9} aria-hidden="true" className={css.icon} />
      <span className={css.message}>{message}</span>
      {actions}
      <button type="button" className={css.close} aria-label={t('action.close')} onClick={() => closeSnackbar(id)}>
        <CloseIcon size={16} aria-hidden="true" />
      </button>
    </SnackbarContent>
  );
});

const contents = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/** The place where toasts appear: top right, five seconds, kept while the mouse is over them. Send one with notistack's `enqueueSnackbar`. */
export function Toasts() {
  return <SnackbarProvider Components={contents} anchorOrigin={toast.anchor} autoHideDuration={toast.duration} maxSnack={4} />;
}

/**
 * The one button of a toast, for its `action`: `enqueueSnackbar(text, { action: toastAction(label, act) })`.
 * It closes its toast as it acts, so that it can't act twice.
 */
export const toastAction = (label: string, onAct: () => void) =>
  function ToastAction(id: string | number) {
    const act = () => {
      closeSnackbar(id);
      onAct();
    };
    return (
      <button type="button" className={css.action} onClick={act}>
        {label}
      </button>
    );
  };

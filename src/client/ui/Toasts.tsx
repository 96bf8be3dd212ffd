/** Short news in the corner: what was done, with a way to undo it or to send it away. Mounted once, near the root. */
import { closeSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { forwardRef, type ReactNode } from 'react';
import { toast } from './constants';
import { Notice, NoticeAction, type NoticeType } from './Notice';
import css from './Toasts.module.css';

declare module 'notistack' {
  /** A toast is one of the notice's types. */
  interface VariantOverrides {
    primary: true;
    danger: true;
    error: false;
  }
}

const toastOf = (type: NoticeType) =>
  forwardRef<HTMLDivElement, CustomContentProps>(function Toast({ id, message, action, style, className }, ref) {
    // The provider counts, and holds all toasts while the mouse is on one.
    const actions: ReactNode = typeof action === 'function' ? action(id) : action;
    return (
      <SnackbarContent ref={ref} className={`${css.toast} ${className ?? ''}`} style={style}>
        <Notice type={type} action={actions} timeout={null} onClose={() => closeSnackbar(id)}>
          {message}
        </Notice>
      </SnackbarContent>
    );
  });

const contents = {
  default: toastOf('default'),
  info: toastOf('info'),
  primary: toastOf('primary'),
  danger: toastOf('danger'),
  warning: toastOf('warning'),
  success: toastOf('success'),
};

/** The place where toasts appear: top right, five seconds, kept while the mouse is over them. Send one with notistack's `enqueueSnackbar`. */
export function Toasts() {
  return (
    <SnackbarProvider
      Components={contents}
      classes={{ containerRoot: css.place! }}
      anchorOrigin={toast.anchor}
      autoHideDuration={toast.duration}
      maxSnack={4}
    />
  );
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
    return <NoticeAction label={label} onAct={act} />;
  };

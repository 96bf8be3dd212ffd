/** Short news in the corner: what was done, with a way to undo it or to send it away. Mounted once, near the root. */
import { closeSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { forwardRef, useEffect, type FocusEvent, type ReactNode } from 'react';
import { mainId } from './chrome/SkipLink';
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

/** The element that had the focus before it came to a toast. */
let cameFrom: Element | null = null;

const isToast = (target: EventTarget | null): boolean => target instanceof Element && target.closest(`.${css.toast!}`) !== null;

/** Closes a toast. A focus in it goes back to where it came from, or to the page's content if that is gone. */
const close = (id: string | number): void => {
  if (isToast(document.activeElement)) {
    const target = cameFrom?.isConnected ? cameFrom : document.getElementById(mainId);
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }
  closeSnackbar(id);
};

const toastOf = (type: NoticeType) =>
  forwardRef<HTMLDivElement, CustomContentProps>(function Toast({ id, message, action, style, className }, ref) {
    const actions: ReactNode = typeof action === 'function' ? action(id) : action;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isToast(relatedTarget)) cameFrom = relatedTarget;
    };
    return (
      <SnackbarContent ref={ref} className={`${css.toast} ${className ?? ''}`} style={style} onFocus={remember}>
        <Notice type={type} action={actions} timeout={action ? toast.actionDuration : toast.duration} onClose={() => close(id)}>
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

/** F8 brings the focus to the newest toast, to its button first: with Tab alone the way leads through the whole page. */
function useToastKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      const newest = [...document.querySelectorAll(`.${css.toast!}`)].at(-1);
      newest?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/**
 * The place where toasts appear: top right under the bar, for five seconds, or fifteen with a button; longer while mouse or focus is
 * on one. Send one with notistack's `enqueueSnackbar`. Rule: APP-22.
 */
export function Toasts() {
  useToastKey();
  return (
    <SnackbarProvider
      Components={contents}
      classes={{ containerRoot: css.place! }}
      anchorOrigin={toast.anchor}
      autoHideDuration={null}
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
      close(id);
      onAct();
    };
    return <NoticeAction label={label} onAct={act} />;
  };

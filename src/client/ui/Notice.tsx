/** A notification: one of six types, told by an icon and a colour, with what can be done about it and a way to send it away. Plain CSS. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { notice } from './constants';
import { CloseIcon, DangerIcon, InfoIcon, NotificationIcon, SuccessIcon, WarningIcon } from './icons';
import css from './Notice.module.css';

export type NoticeType = (typeof notice.types)[number];

const icons = {
  default: InfoIcon,
  info: InfoIcon,
  primary: NotificationIcon,
  danger: DangerIcon,
  warning: WarningIcon,
  success: SuccessIcon,
};

type Props = {
  type?: NoticeType | undefined;
  /** What it says. */
  children: ReactNode;
  /** The one thing that can be done about it, a button or a link. */
  action?: ReactNode;
  /** Without it the notice stays and has no cross. */
  onClose?: (() => void) | undefined;
  /** Milliseconds after which it goes by itself, unless the mouse or the focus is on it or the window is behind another one; null: it stays until it is sent away. */
  timeout?: number | null | undefined;
};

/** Whether the person looks at another window. */
function useBlurred(): boolean {
  const [blurred, setBlurred] = useState(false);
  useEffect(() => {
    const blur = () => setBlurred(true);
    const focus = () => setBlurred(false);
    window.addEventListener('blur', blur);
    window.addEventListener('focus', focus);
    return () => {
      window.removeEventListener('blur', blur);
      window.removeEventListener('focus', focus);
    };
  }, []);
  return blurred;
}

/** Counts down while nothing holds the notice; leaving it restarts the time. */
function useTimeout(timeout: number | null, held: boolean, onEnd: (() => void) | undefined): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (timeout === null || held) return;
    const timer = setTimeout(() => end.current?.(), timeout);
    return () => clearTimeout(timer);
  }, [timeout, held]);
}

export function Notice({ type = 'default', children, action, onClose, timeout = notice.timeout }: Props) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const blurred = useBlurred();
  useTimeout(timeout, hovered || focused || blurred, onClose);
  const NoticeIcon = icons[type];
  const hold = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <div role={type === 'danger' ? 'alert' : 'status'} className={css.notice} data-type={type} {...hold}>
      <NoticeIcon size={20} strokeWidth={1.9} aria-hidden="true" className={css.icon} />
      <span className={css.message}>{children}</span>
      {action}
      {onClose && (
        <button type="button" className={css.close} aria-label={t('action.close')} onClick={onClose}>
          <CloseIcon size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** The button of a notice, for its `action`. */
export const NoticeAction = ({ label, onAct }: { label: string; onAct: () => void }) => (
  <button type="button" className={css.action} onClick={onAct}>
    {label}
  </button>
);

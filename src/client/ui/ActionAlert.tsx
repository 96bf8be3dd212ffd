/** Something to know, and what can be done about it: next to the words, or below them where there is little room. */
import Alert, { type AlertProps } from '@mui/material/Alert';
import css from './actionAlert.module.css';

type Props = AlertProps & {
  /** The place is narrow on every screen. */
  narrow?: boolean;
};

export function ActionAlert({ narrow = false, className = '', ...alert }: Props) {
  return <Alert {...alert} className={`${css.alert} ${narrow ? css.below : ''} ${className}`} />;
}

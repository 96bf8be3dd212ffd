/** Something to know, and what can be done about it: beside the words, or below them where there is little room. */
import Alert, { type AlertProps } from '@mui/material/Alert';
import css from './actionAlert.module.css';

export function ActionAlert({ className, ...alert }: AlertProps) {
  return <Alert {...alert} className={`${css.alert} ${className ?? ''}`} />;
}

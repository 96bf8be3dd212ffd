/** Why the numbers didn't come: above those from before, or where they would stand. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { ErrorState } from '#client/ui/ErrorState';
import css from './Dashboard.module.css';
import { useErrorText } from '#client/ui/useErrorText';

type Props = { problem: Problem; hasNumbers: boolean; onRetry: () => void };

export function SummaryFailure({ problem, hasNumbers, onRetry }: Props) {
  const { t } = useTranslation(['dashboard', 'common']);
  const say = useErrorText();
  const why = say(problem);
  if (!hasNumbers)
    return (
      <div className={`${css.card} ${css.failed}`}>
        <ErrorState message={why} offline={problem.code === 'network'} onRetry={onRetry} />
      </div>
    );
  return (
    <Alert severity="warning" className={css.failed ?? ''} action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}>
      {t('stale', { why })}
    </Alert>
  );
}

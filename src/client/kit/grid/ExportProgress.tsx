/** How far an export has come, with a way to stop it; or why it stopped, with a way to try again. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { ProgressBar } from '../../ui/ProgressBar';
import { useLanguage } from '../../ui/useLanguage';
import css from './toolbar.module.css';
import type { Export } from './useExport';

type Props = { state: Export; onCancel: () => void; onRetry: () => void };

export function ExportProgress({ state, onCancel, onRetry }: Props) {
  const { t } = useTranslation(['grid', 'common']);
  const language = useLanguage();
  if (!state) return null;
  if ('problems' in state) {
    const [problem] = state.problems;
    const reason = problem ? sentence(problem.code, language, problem.meta) : '';
    return (
      <div className={css.progress}>
        <Alert severity="error" onClose={onCancel} action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}>
          {t('grid:exportFailed', { reason })}
        </Alert>
      </div>
    );
  }
  const { done, total } = state;
  return (
    <div className={`${css.progress} ${css.progressRow}`}>
      <ProgressBar label={t('grid:exporting', { done, total })} value={total ? Math.min(100, (done / total) * 100) : 0} />
      <Button size="small" onClick={onCancel}>
        {t('grid:exportCancel')}
      </Button>
    </div>
  );
}

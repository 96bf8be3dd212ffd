/** Two-step sign-in that is off: what it takes, and the way to begin. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { account } from '../../../store/modules/account';
import { useLanguage } from '../../../ui/useLanguage';
import css from './profile.module.css';
import panel from './twoStep.module.css';

export function OffPanel() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { busy, errors } = useAppSelector((state) => account.selectors.standing(state, 'twoStepStart'));
  const [problem] = errors;
  return (
    <>
      <p className={panel.words}>{t('twoStep.turnedOff.message')}</p>
      {problem && !busy && (
        <Alert severity="error" className={css.notice ?? ''}>
          {sentence(problem.code, language, problem.meta)}
        </Alert>
      )}
      <div className={css.actions}>
        <Button variant="contained" loading={busy} onClick={() => void dispatch(account.actions.twoStepStart())}>
          {t('twoStep.turnedOff.start')}
        </Button>
      </div>
    </>
  );
}

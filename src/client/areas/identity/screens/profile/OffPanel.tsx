/** Two-step sign-in that is off: what it takes, and the way to begin, which asks for the password. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#client/store/hooks';
import { account } from '../../flows/account';
import css from './profile.module.css';
import { ProofDialog } from './ProofDialog';
import panel from './twoStep.module.css';

export function OffPanel() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className={panel.words}>{t('twoStep.turnedOff.message')}</p>
      <div className={css.actions}>
        <Button variant="contained" onClick={() => setAsking(true)}>
          {t('twoStep.turnedOff.start')}
        </Button>
      </div>
      {asking && (
        <ProofDialog
          command="twoStepStart"
          words={t('twoStep.begin', { returnObjects: true })}
          onProof={(proof) => void dispatch(account.actions.twoStepStart(proof))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

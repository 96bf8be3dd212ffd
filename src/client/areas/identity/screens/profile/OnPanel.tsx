/** Two-step sign-in that is on: new recovery codes, or off again where no role demands it; either takes the password. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { me } from '#client/store/session/me';
import { LockIcon } from '#client/ui/icons';
import { role } from '../../modules';
import css from './profile.module.css';
import panel from './twoStep.module.css';
import { ProofDialog } from './ProofDialog';

/** Whether a role of the person demands the second step. */
const useDemanded = (): boolean =>
  useAppSelector(
    (state) => me.selectors.profile(state)?.roles.some(({ id }) => role.selectors.byId(state, id)?.two_step_required) ?? false,
  );

export function OnPanel() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const demanded = useDemanded();
  const [asking, setAsking] = useState<'codesRenew' | 'twoStepRemove' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <p className={panel.words}>{t('twoStep.turnedOn.message')}</p>
      {demanded && (
        <p className={panel.demanded}>
          <LockIcon size={15} aria-hidden="true" />
          {t('twoStep.turnedOn.demanded')}
        </p>
      )}
      <div className={css.actions}>
        <Button variant="outlined" onClick={() => setAsking('codesRenew')}>
          {t('twoStep.turnedOn.renew')}
        </Button>
        {!demanded && (
          <Button color="error" onClick={() => setAsking('twoStepRemove')}>
            {t('twoStep.turnedOn.remove')}
          </Button>
        )}
      </div>
      {asking === 'codesRenew' && (
        <ProofDialog
          command="codesRenew"
          words={t('twoStep.renew', { returnObjects: true })}
          onProof={(proof) => void dispatch(account.actions.codesRenew(proof))}
          onClose={close}
        />
      )}
      {asking === 'twoStepRemove' && (
        <ProofDialog
          command="twoStepRemove"
          words={t('twoStep.remove', { returnObjects: true })}
          dangerous
          onProof={(proof) => void dispatch(account.actions.twoStepRemove(proof, { notify: 'profile:twoStep.remove.done' }))}
          onClose={close}
        />
      )}
    </>
  );
}

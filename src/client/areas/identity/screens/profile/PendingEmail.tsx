/** A new address that isn't proved yet: where its link went, which address counts until then, and the link once more. */
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account } from '../../flows/account';
import { MailIcon } from '#client/ui/icons';
import { ActionAlert } from '#client/ui/ActionAlert';
import { useRefetchOnReturn } from './useRefetchOnReturn';

type Props = {
  /** The address that isn't proved yet. */
  email: string;
  /** The one that counts until then. */
  current: string;
  /** The change is given up. */
  onGiveUp: () => void;
};

export function PendingEmail({ email, current, onGiveUp }: Props) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => account.selectors.standing(state, 'verificationSend'));
  useRefetchOnReturn();
  return (
    <ActionAlert
      narrow
      severity="info"
      icon={<MailIcon size={20} />}
      action={
        <>
          <Button
            variant="outlined"
            size="small"
            loading={busy}
            onClick={() => void dispatch(account.actions.verificationSend({ notify: 'profile:pending.sent' }))}
          >
            {t('pending.resend')}
          </Button>
          <Button size="small" color="inherit" onClick={onGiveUp}>
            {t('pending.giveUp')}
          </Button>
        </>
      }
    >
      <AlertTitle>{t('pending.title', { email })}</AlertTitle>
      {t('pending.message', { current })}
    </ActionAlert>
  );
}

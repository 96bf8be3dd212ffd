/** Asks once more for the password, before something that changes how one signs in. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordProof } from '#shared/areas/identity/signIn';
import type { FormField } from '#client/kit/form/fields';
import type { Proof } from '../../services/account';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { account, type AccountCommand } from '../../flows/account';
import { CardFields } from './CardFields';
import { useCardForm } from './useCardForm';
import { useOnSuccess } from './useOnSuccess';

type Props = {
  command: AccountCommand;
  words: { readonly title: string; readonly message: string; readonly confirm: string };
  dangerous?: boolean;
  onProof: (proof: Proof) => void;
  onClose: () => void;
};

export function ProofDialog({ command, words, dangerous = false, onProof, onClose }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const title = useId();
  const message = useId();
  const standing = useAppSelector((state) => account.selectors.standing(state, command));
  const fields = useMemo<readonly FormField[]>(
    () => [{ name: 'current_password', label: t('twoStep.proof'), autoComplete: 'current-password' }],
    [t],
  );
  const form = useCardForm({
    resource: passwordProof,
    fields,
    start: { current_password: '' },
    how: 'add',
    busy: standing.busy,
    refused: standing.errors,
    send: ({ current_password }) => onProof({ current_password: String(current_password) }),
  });
  useOnSuccess(standing, onClose);
  // What went wrong an earlier time is no news in a dialog that opens.
  useEffect(() => () => void dispatch(account.actions.acknowledge(command)), [dispatch, command]);
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      role={dangerous ? 'alertdialog' : 'dialog'}
      aria-labelledby={title}
      aria-describedby={message}
      onClose={standing.busy ? undefined : onClose}
      slotProps={{ transition: { onEntering: () => form.form.current?.querySelector('input')?.focus() } }}
    >
      <form ref={form.form} onSubmit={form.formik.handleSubmit} noValidate>
        <DialogTitle id={title}>{words.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={message} sx={{ mb: 2 }}>
            {words.message}
          </DialogContentText>
          <CardFields name={command} resource={passwordProof} fields={fields} form={form} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose} disabled={standing.busy}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" variant="contained" color={dangerous ? 'error' : 'primary'} loading={standing.busy}>
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** That clients are told of no account to pay into, for anyone who can enter one, with the way there. Rule: INV-22. */
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { invoice } from '#shared/areas/billing/resources/invoice';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { ActionAlert } from '#client/ui/ActionAlert';
import { useBankAccounts } from '../../bankAccounts';

function Notice() {
  const { own } = useWords(invoice);
  const { rows, status } = useBankAccounts();
  if (status !== 'ready' || rows.length > 0) return null;
  return (
    <ActionAlert
      severity="warning"
      className="screen-only"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" component={Link} to={pathsOf('bankAccount').add}>
          {own['addAccount']}
        </Button>
      }
    >
      {own['noAccount']}
    </ActionAlert>
  );
}

export function NoAccountNotice() {
  const mayAdd = useCan('bankAccount', 'add');
  return mayAdd ? <Notice /> : null;
}

/** In the place of a form while a client's data can only be read. Rule: SUB-11. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentence } from '#shared/errors';
import { EmptyState } from '#client/ui/EmptyState';
import { LockIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';

/** @param list address of the list, which stays open */
export function ReadOnlyPage({ reason, list }: { reason: 'paused' | 'suspended'; list: string }) {
  const { t } = useTranslation('modules');
  const language = useLanguage();
  return (
    <EmptyState
      icon={LockIcon}
      title={t('readOnly')}
      message={sentence(`feature.${reason}`, language)}
      action={
        <Button variant="contained" component={Link} to={list}>
          {t('go.back')}
        </Button>
      }
    />
  );
}

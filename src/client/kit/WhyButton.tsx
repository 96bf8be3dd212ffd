/** Next to a refusal: asks why. Nothing where the refusal was not about a permission. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { useWhy } from '../store/access';
import { permissionIn } from '../storeKit/refusals';

export function WhyButton({ problem }: { problem: Problem }) {
  const { t } = useTranslation();
  const why = useWhy();
  const permission = permissionIn(problem);
  if (!permission) return null;
  return <Button onClick={() => why(permission)}>{t('action.why')}</Button>;
}

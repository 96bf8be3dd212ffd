/** Alerts: the four of the dashboard, and the plain one of the sign-in pages. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PlainAlert } from '#client/ui/PlainAlert';
import { State, States } from '../Specimen';

const severities = ['info', 'success', 'warning', 'error'] as const;

export function AlertStates() {
  const { t } = useTranslation('galleryWidgets');
  return (
    <States>
      {severities.map((severity) => (
        <State key={severity} name={t(`alert.name.${severity}`)} wide>
          <Alert severity={severity} role="note" action={severity === 'error' && <Button size="small">{t('alert.action')}</Button>}>
            {t(`alert.${severity}`)}
          </Alert>
        </State>
      ))}
      <State name={t('alert.name.plain')} wide>
        <PlainAlert>{t('alert.plain')}</PlainAlert>
      </State>
    </States>
  );
}

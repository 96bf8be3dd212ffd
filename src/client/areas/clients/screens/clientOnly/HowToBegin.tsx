/** How somebody without a clinic gets one, and how people of ours come to read a clinic's own page. Rules: PRV-18, ROL-20, SUB-25. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathsOf } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { EmptyState } from '#client/ui/EmptyState';
import { EntityIcon, LockIcon } from '#client/ui/icons';

/** For people of ours. */
function Staff() {
  const { t } = useTranslation('clientOnly');
  const reads = useCan('supportGrant', 'list');
  const [to, label] = reads ? [pathsOf('supportGrant').list, t('staff.go')] : [pathsOf('entity').list, t('staff.clients')];
  return (
    <EmptyState
      icon={LockIcon}
      title={t('staff.title')}
      message={t('staff.message')}
      action={
        <Button variant="contained" component={Link} to={to}>
          {label}
        </Button>
      }
    />
  );
}

/** For somebody of no clinic. */
function Newcomer() {
  const { t } = useTranslation('clientOnly');
  const start = useAppSelector(me.selectors.start);
  const asks = useCan('ticket', 'add');
  const [to, label] = start ? ['/services/start', t('begin.start')] : ['/pricing', t('begin.prices')];
  return (
    <EmptyState
      icon={EntityIcon}
      title={t('begin.title')}
      message={t('begin.message')}
      action={
        <>
          <Button variant="contained" component={Link} to={to}>
            {label}
          </Button>
          {asks && (
            <Button variant="outlined" component={Link} to={pathsOf('ticket').add}>
              {t('begin.ask')}
            </Button>
          )}
        </>
      }
    />
  );
}

export function HowToBegin() {
  const { t } = useTranslation('clientOnly');
  const isOurs = useCan('clientsubsheader', 'update');
  const workplaces = useAppSelector(me.selectors.workplaces);
  if (isOurs) return <Staff />;
  if (workplaces.length) return <EmptyState icon={EntityIcon} title={t('choose.title')} message={t('choose.message')} />;
  return <Newcomer />;
}

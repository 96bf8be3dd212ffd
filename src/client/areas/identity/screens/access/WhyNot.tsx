/** Why something was refused: the permission it takes, who holds it, and whom to ask. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { explanation } from '#client/store/session/explanation';
import { Mark } from '../people/NameBadge';
import { usePermissionWords } from '../people/permissionWords';
import css from './WhyNot.module.css';
import { useErrorText } from '#client/ui/useErrorText';

/** Names side by side; a sentence where there are none; a held place until they are known. */
function Names({ names, none }: { names: readonly string[] | undefined; none: string }) {
  if (!names) return <Skeleton width={160} />;
  if (!names.length) return none;
  return (
    <ul className={css.names}>
      {names.map((name) => (
        <li key={name}>
          <Mark>{name}</Mark>
        </li>
      ))}
    </ul>
  );
}

/** In words, and as roles have it. */
function Permission({ name }: { name: string }) {
  const { phrase } = usePermissionWords();
  const [action = '', ...rest] = name.split(' ');
  const said = phrase({ name, label: null, action, resource: rest.join(' ') });
  return (
    <>
      {said !== name && `${said} `}
      <code className={css.name}>{name}</code>
    </>
  );
}

export function WhyNot() {
  const { t } = useTranslation(['access', 'common']);
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const { permission, explanation: told, errors } = useAppSelector(explanation.selectors.asked);
  const title = useId();
  const close = () => void dispatch(explanation.actions.closed());
  const [problem] = errors;
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('access:why.title')}</DialogTitle>
      <DialogContent>
        <dl className={css.facts}>
          <div>
            <dt>{t('access:why.permission')}</dt>
            <dd>
              <Permission name={permission ?? ''} />
            </dd>
          </div>
          {problem ? (
            <div role="alert">
              {t('access:why.failed')} {say(problem)}
            </div>
          ) : (
            <>
              <div>
                <dt>{t('access:why.roles')}</dt>
                <dd>
                  <Names names={told?.roles} none={t('access:why.noRoles')} />
                </dd>
              </div>
              <div>
                <dt>{t('access:why.ask')}</dt>
                <dd>
                  <Names names={told?.ask} none={t('access:why.noAsk')} />
                </dd>
              </div>
            </>
          )}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close} autoFocus>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What one wants to be told, and how: each kind by the bell and, where there is one, by mail. Rule: NTF-3. */
import Checkbox from '@mui/material/Checkbox';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isMailed, kindsFor, type ChosenKind, type NotificationWay } from '#shared/areas/identity/domain/notificationKinds';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { Card } from '#client/ui/Card';
import { ErrorState } from '#client/ui/ErrorState';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { account } from '../../flows/account';
import css from './notifications.module.css';

function Choice({ kind, way }: { kind: ChosenKind; way: NotificationWay }) {
  const { t } = useTranslation('notification');
  const dispatch = useAppDispatch();
  const off = useAppSelector(account.selectors.turnedOff) ?? [];
  const label = t('choices.one', { kind: t(`name.${kind}`), way: t(`choices.${way}`) });
  return (
    <Checkbox
      size="small"
      checked={!off.includes(`${kind}.${way}`)}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={(_, on) => void dispatch(account.actions.choiceSave({ kind, way, on }))}
    />
  );
}

function Choices({ kinds }: { kinds: readonly ChosenKind[] }) {
  const { t } = useTranslation('notification');
  return (
    <table className={css.choices}>
      <thead>
        <tr>
          <th scope="col">{t('choices.kind')}</th>
          <th scope="col">{t('choices.bell')}</th>
          <th scope="col">{t('choices.mail')}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`name.${kind}`)}</th>
            <td>
              <Choice kind={kind} way="bell" />
            </td>
            <td>{isMailed(kind) ? <Choice kind={kind} way="mail" /> : <span aria-label={t('choices.noMail')}>–</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function NotificationsCard() {
  const { t } = useTranslation('notification');
  const say = useErrorText();
  const dispatch = useAppDispatch();
  const actor = useAppSelector(me.selectors.actor);
  const isLoaded = useAppSelector(account.selectors.turnedOff) !== null;
  const { busy, errors } = useAppSelector((state) => account.selectors.standing(state, 'choicesList'));
  const list = () => void dispatch(account.actions.choicesList());
  useEffect(() => void dispatch(account.actions.choicesList()), [dispatch]);
  const problem = isLoaded || busy ? undefined : errors[0];
  const waiting = useSteadyLoading(!isLoaded && !problem);
  const kinds = actor ? kindsFor(actor) : [];
  const rows = isLoaded && !waiting && <Choices kinds={kinds} />;
  return (
    <Card title={t('choices.title')} purpose={t('choices.purpose')}>
      {waiting && <RowSkeletons rows={kinds.length} height={42} />}
      {problem && <ErrorState message={say(problem)} offline={problem.code === 'network'} onRetry={list} />}
      {rows}
    </Card>
  );
}

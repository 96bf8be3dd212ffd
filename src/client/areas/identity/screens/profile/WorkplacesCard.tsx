/** The clinics that one works for, with one's role there, and the way to leave one of them. Rule: SUB-13. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { WorkplaceOf } from '#client/services/session';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { workplace } from '#client/store/session/workplace';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { EntityIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import { Card } from '#client/ui/Card';
import css from './lists.module.css';

type RowProps = { place: WorkplaceOf; isCurrent: boolean; onLeave: () => void };

function WorkplaceRow({ place: { id, name, role }, isCurrent, onLeave }: RowProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const leaving = useAppSelector(workplace.selectors.leaving);
  return (
    <li className={css.session}>
      <span className={css.icon}>
        <EntityIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css.sessionWords}>
        <div className={css.sessionName}>
          <strong>{name}</strong>
          {isCurrent && <StatusChip tone="success">{t('workplaces.current')}</StatusChip>}
        </div>
        <p>
          <span>{roleCalled(role, language)}</span>
        </p>
      </div>
      <Button
        variant="outlined"
        size="small"
        loading={leaving === id}
        aria-label={t('workplaces.leaveOne', { client: name })}
        onClick={onLeave}
      >
        {t('workplaces.leave')}
      </Button>
    </li>
  );
}

export function WorkplacesCard() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const workplaces = useAppSelector(me.selectors.workplaces);
  const current = useAppSelector(me.selectors.actor)?.entityId;
  const [asking, setAsking] = useState({ open: false, id: '', name: '' });
  const close = () => setAsking({ ...asking, open: false });
  const leave = () => {
    dispatch(workplace.actions.leave(asking.id, { notify: 'profile:workplaces.left', values: { client: asking.name } }));
    close();
  };
  if (!workplaces.length) return null;
  const ask = { title: t('workplaces.ask', { client: asking.name }), confirm: t('workplaces.confirm') };
  return (
    <Card title={t('workplaces.title')} purpose={t('workplaces.purpose')}>
      <ul className={css.list}>
        {workplaces.map((place) => (
          <WorkplaceRow
            key={place.id}
            place={place}
            isCurrent={place.id === current}
            onLeave={() => setAsking({ open: true, id: place.id, name: place.name })}
          />
        ))}
      </ul>
      <ConfirmDialog open={asking.open} dangerous {...ask} onConfirm={leave} onCancel={close}>
        {t('workplaces.message')}
      </ConfirmDialog>
    </Card>
  );
}

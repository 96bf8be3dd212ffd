/** The notification that stands on a page: its six types, and what can be done about it. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notice } from '#client/ui/constants';
import { Notice, NoticeAction } from '#client/ui/Notice';
import { noticeFacts } from './facts/notices';
import css from './Notifications.module.css';
import { Specimen, State } from './Specimen';

const nowhere = () => undefined;

export function TypeSpecimen() {
  const { t } = useTranslation(['galleryNotices', 'gallery', 'common']);
  const [open, setOpen] = useState(true);
  return (
    <Specimen id="notice" why={t('why.notice')} facts={noticeFacts.Notice}>
      <div className={css.list}>
        {notice.types.map((type) => (
          <State key={type} name={type}>
            <Notice type={type} timeout={null} onClose={type === 'default' ? nowhere : undefined}>
              {t(`said.${type}`)}
            </Notice>
          </State>
        ))}
        <State name={t('gallery:state.long')}>
          <Notice type="warning" action={<NoticeAction label={t('common:action.retry')} onAct={nowhere} />}>
            {t('said.long')}
          </Notice>
        </State>
        <State name={t('closable')}>
          {open ? (
            <Notice type="info" onClose={() => setOpen(false)}>
              {t('said.close')}
            </Notice>
          ) : (
            <Button variant="outlined" onClick={() => setOpen(true)}>
              {t('showAgain')}
            </Button>
          )}
        </State>
      </div>
    </Specimen>
  );
}

export function ActionSpecimen() {
  const { t } = useTranslation(['galleryNotices', 'common']);
  const [done, setDone] = useState(0);
  return (
    <Specimen id="action" why={t('why.action')} facts={noticeFacts.NoticeAction}>
      <Notice type="success" action={<NoticeAction label={t('common:action.undo')} onAct={() => setDone(done + 1)} />}>
        {done > 0 ? t('undone', { count: done }) : t('said.success')}
      </Notice>
    </Specimen>
  );
}

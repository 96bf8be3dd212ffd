/** One device that is signed in: what it is, from where, when it was last seen, and the way out. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '../../services/account';
import { RelativeDate } from '#client/ui/DateText';
import { ComputerIcon, PhoneIcon, TabletIcon } from '#client/ui/icons';
import { StatusChip } from '#client/ui/StatusChip';
import { deviceOf } from './device';
import css from './lists.module.css';

const icons = { computer: ComputerIcon, phone: PhoneIcon, tablet: TabletIcon };

/** "Chrome di Windows" */
const useDeviceName = (userAgent: string | null) => {
  const { t } = useTranslation('profile');
  const { browser, system, kind } = deviceOf(userAgent);
  const name = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  return { name, kind };
};

type Props = { session: OwnSession; busy: boolean; onEnd: (device: string) => void };

export function SessionRow({ session, busy, onEnd }: Props) {
  const { t } = useTranslation('profile');
  const { name, kind } = useDeviceName(session.user_agent);
  const DeviceIcon = icons[kind];
  return (
    <li className={css.session}>
      <span className={css.icon}>
        <DeviceIcon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={css.sessionWords}>
        <div className={css.sessionName}>
          <strong>{name}</strong>
          {session.current && <StatusChip tone="success">{t('sessions.current')}</StatusChip>}
        </div>
        <p>
          <span className={css.address}>{session.ip ?? t('sessions.noAddress')}</span>
          <span>
            {t('sessions.seen')} <RelativeDate iso={session.last_seen_at} tabStop />
          </span>
          <span>
            {t('sessions.started')} <RelativeDate iso={session.created_at} tabStop />
          </span>
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outlined"
          size="small"
          loading={busy}
          aria-label={t('sessions.endOne', { device: name })}
          onClick={() => onEnd(name)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

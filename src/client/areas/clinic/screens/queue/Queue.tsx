/** Today's queue of a clinic: every room with who is examined, who is next and who waits. Rules: VIS-1, VIS-5, VIS-6, VIS-7. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useKeys } from '#client/kit/useKeys';
import { pathsOf } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { EmptyState } from '#client/ui/EmptyState';
import { OrderedListIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { VisitMenu } from './Commands';
import { Person } from './Person';
import css from './queue.module.css';
import { RoomCard } from './RoomCard';
import { useClinicDay, useQueue } from './useQueue';

/** Visits that nobody closed on their day. */
function Left({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('queue');
  if (visits.length === 0) return null;
  return (
    <section className={`${css.card} ${css.left}`} aria-label={t('left')}>
      <header className={css.top}>
        <h2>{t('left')}</h2>
        <p>{t('leftHelp')}</p>
      </header>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id} className={css.row}>
            <span className={css.number}>{visit.queue_no}</span>
            <Person visit={visit} />
            <VisitMenu visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Queue() {
  const { t } = useTranslation(['queue', 'common']);
  const say = useErrorText();
  const navigate = useNavigate();
  const { now, day } = useClinicDay();
  const { rooms, left, open, isKnown, problem } = useQueue(day);
  const registers = useCan('visit', 'add');
  const add = pathsOf('visit').add;
  useKeys(registers ? { n: () => void navigate(add) } : {});
  const action = registers && (
    <Button variant="contained" component={Link} to={add} aria-keyshortcuts="n">
      {t('queue:register')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('common:page.queue')} purpose={t('queue:purpose')} action={action} />
      {problem && <PlainAlert>{say(problem)}</PlainAlert>}
      {!isKnown && !problem && <RowSkeletons rows={6} height={52} />}
      {isKnown && rooms.length === 0 && <EmptyState icon={OrderedListIcon} title={t('queue:empty')} message={t('queue:emptyMessage')} />}
      <div className={css.rooms} role="group" aria-label={t('queue:rooms')}>
        {rooms.map((room) => (
          <RoomCard key={room.key} room={room} now={now} />
        ))}
      </div>
      {open.total > open.rows.length && <p className={css.about}>{t('queue:more', { shown: open.rows.length, total: open.total })}</p>}
      <Left visits={left} />
    </>
  );
}

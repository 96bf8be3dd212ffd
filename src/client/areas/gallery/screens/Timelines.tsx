/** The style guide's timeline: a sample in all tones, and the person's own latest activity. */
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { RelativeDate } from '#client/ui/DateText';
import { AddIcon, DeleteIcon, EditIcon, InvoiceIcon, MailIcon, WarningIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { Timeline, type TimelineEntry } from '#client/ui/Timeline';
import { tableFacts } from './facts/tables';
import { GalleryPage } from './GalleryPage';
import { OwnTimeline } from './OwnTimeline';
import { Specimen } from './Specimen';

const looks = {
  paid: { icon: InvoiceIcon, tone: 'success' },
  mailed: { icon: MailIcon, tone: 'info' },
  late: { icon: WarningIcon, tone: 'warning' },
  deleted: { icon: DeleteIcon, tone: 'danger' },
  edited: { icon: EditIcon, tone: 'neutral' },
  added: { icon: AddIcon, tone: 'neutral' },
} as const;
const events = Object.keys(looks) as (keyof typeof looks)[];

const HOUR = 3_600_000;
/** A sample's present. */
const now = Date.parse('2026-11-21T08:00:00Z');

function Sample() {
  const { t } = useTranslation('galleryPages');
  const entries = events.map((event, at): TimelineEntry => ({
    id: event,
    ...looks[event],
    title: t(`event.${event}`),
    when: <RelativeDate iso={new Date(now - (at * 7 + 1) * HOUR).toISOString()} now={now} tabStop />,
    ...(event === 'late' && { text: t('event.lateText') }),
  }));
  return <Timeline label={t('contents.timeline.sample')} entries={entries} />;
}

export function Timelines() {
  const { t } = useTranslation('galleryPages');
  const profile = useAppSelector(me.selectors.profile);
  return (
    <GalleryPage page="galleryTimeline" purpose={t('timeline')} contents={t('contents.timeline', { returnObjects: true })}>
      <Specimen id="sample" why={t('why.sample')} facts={tableFacts.Timeline}>
        <Sample />
      </Specimen>
      <Specimen id="own" why={t('why.own')}>
        {profile ? <OwnTimeline profile={profile} /> : <RowSkeletons rows={4} />}
      </Specimen>
    </GalleryPage>
  );
}

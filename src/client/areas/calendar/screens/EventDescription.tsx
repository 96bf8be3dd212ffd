/** What of an event its place and its colour tell the eye, for those who hear it. */
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../flows/calendar';
import { useLanguage } from '#client/ui/useLanguage';
import { tell } from './times';

export function EventDescription({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  return <span className="visually-hidden"> {t('rest', { when: tell(event, language), color: t(`color.${event.className}`) })}</span>;
}

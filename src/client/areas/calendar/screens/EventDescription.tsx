/** What of an event its place and its colour tell the eye, for those who hear it. */
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/ui/useLanguage';
import { tell, tellDay, spanOf } from './times';
import type { ShownEvent } from './useDates';

export function EventDescription({ event }: { event: ShownEvent }) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const rest = event.date
    ? { when: tellDay(spanOf(event).start, language), color: t(`date.kind.${event.date.kind}`) }
    : { when: tell(event, language), color: t(`color.${event.className}`) };
  return <span className="visually-hidden"> {t('rest', rest)}</span>;
}

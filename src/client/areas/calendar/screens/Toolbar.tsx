/** Above the calendar: which month, week or day it shows, the pages before and after, and the choice of view. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { NextIcon, PreviousPageIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import css from './calendar.module.css';
import { titleOf, turned, views, type View } from './views';

type Props = { view: View; date: Date; onLook: (next: { view?: View; date?: Date }) => void };

export function Toolbar({ view, date, onLook }: Props) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const turns = [
    { label: t(`previous.${view}`), Icon: PreviousPageIcon, by: -1 },
    { label: t(`next.${view}`), Icon: NextIcon, by: 1 },
  ];
  return (
    <div className={css.toolbar}>
      <div className={css.turns}>
        <Button variant="outlined" onClick={() => onLook({ date: new Date() })}>
          {t('today')}
        </Button>
        {turns.map(({ label, Icon, by }) => (
          <IconButton key={by} aria-label={label} data-tip={label} onClick={() => onLook({ date: turned(view, date, by) })}>
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        ))}
      </div>
      <h2 className={css.title} aria-live="polite">
        {titleOf(view, date, language)}
      </h2>
      <div className={css.views} role="group" aria-label={t('toolbar')}>
        {views.map((one) => (
          <button key={one} type="button" aria-pressed={one === view} onClick={() => onLook({ view: one })}>
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Chooses the day, or the week and its doctor. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { DateInput } from '#client/kit/form/DateInput';
import { PlainSelect } from '#client/ui/PlainSelect';
import { NextIcon, PreviousPageIcon } from '#client/ui/icons';
import css from './agenda.module.css';
import type { View } from './useView';

export function Toolbar({ view, doctors }: { view: View; doctors: readonly TeamMember[] }) {
  const { t } = useTranslation('agenda');
  const { day, isWeek, doctor } = view;
  return (
    <div className={css.bar} role="group" aria-label={t('choose')}>
      <IconButton aria-label={t(isWeek ? 'weekBefore' : 'dayBefore')} aria-keyshortcuts="ArrowLeft" onClick={view.goBack}>
        <PreviousPageIcon size={20} aria-hidden="true" />
      </IconButton>
      <Button variant="outlined" onClick={view.goToday} aria-keyshortcuts="t">
        {t('today')}
      </Button>
      <IconButton aria-label={t(isWeek ? 'weekAfter' : 'dayAfter')} aria-keyshortcuts="ArrowRight" onClick={view.goOn}>
        <NextIcon size={20} aria-hidden="true" />
      </IconButton>
      <div className={css.day}>
        <DateInput label={t('day')} value={day ?? null} onChange={view.goTo} />
      </div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isWeek}
        onChange={(_, chosen: boolean | null) => chosen !== null && view.show(chosen)}
        aria-label={t('span')}
      >
        <ToggleButton value={false}>{t('spanDay')}</ToggleButton>
        <ToggleButton value={true}>{t('spanWeek')}</ToggleButton>
      </ToggleButtonGroup>
      {isWeek && (
        <PlainSelect
          label={t('doctor')}
          value={doctor ?? ''}
          choices={doctors.map(({ id, full_name, name }) => ({ value: id, label: full_name ?? name }))}
          onChange={view.choose}
        />
      )}
    </div>
  );
}

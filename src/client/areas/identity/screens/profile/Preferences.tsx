/** How the interface speaks and looks for this person, on this device: it changes as it is chosen. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/locale';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { locale } from '#client/store/flows/locale';
import css from './profile.module.css';

type Choice<V extends string> = { label: string; value: V; options: readonly (readonly [V, string])[]; onChoose: (value: V) => void };

function Choice<V extends string>({ label, value, options, onChoose }: Choice<V>) {
  const id = useId();
  return (
    <div>
      <span id={id} className={css.label}>
        {label}
      </span>
      <RadioGroup row aria-labelledby={id} value={value} onChange={(_, chosen) => onChoose(chosen as V)}>
        {options.map(([one, words]) => (
          <FormControlLabel key={one} value={one} label={words} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
    </div>
  );
}

const modes = ['light', 'dark', 'system'] as const;

export function Preferences() {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <div className={css.preferences}>
      <Choice
        label={t('profile:edit.language')}
        value={useAppSelector(locale.selectors.current)}
        options={languages.map((each) => [each, t(`common:language.${each}`)])}
        onChoose={(chosen) => void dispatch(locale.actions.chosen(chosen))}
      />
      <Choice
        label={t('profile:edit.theme')}
        value={mode}
        options={modes.map((each) => [each, t(`common:theme.${each}`)])}
        onChoose={setMode}
      />
    </div>
  );
}

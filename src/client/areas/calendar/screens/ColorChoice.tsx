/** The eight colours of an event, by name: a dot and a word each. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventColors, type EventColor } from '../flows/calendar';
import css from './calendar.module.css';

type Props = { value: EventColor; onChoose: (color: EventColor) => void };

export function ColorChoice({ value, onChoose }: Props) {
  const { t } = useTranslation('calendar');
  const name = useId();
  return (
    <fieldset className={css.colors}>
      <legend>{t('field.color')}</legend>
      {eventColors.map((color) => (
        <label key={color} className={`${css.color} ${css[color]}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => onChoose(color)}
          />
          {t(`color.${color}`)}
        </label>
      ))}
    </fieldset>
  );
}

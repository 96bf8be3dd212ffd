/** Colours to choose from by name, each readable as a dot on light and dark. */
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../ui/icons';
import css from './form.module.css';

const palette = {
  teal: '#0f766e',
  green: '#15803d',
  blue: '#1d4ed8',
  indigo: '#4338ca',
  purple: '#7e22ce',
  pink: '#be185d',
  red: '#b91c1c',
  orange: '#c2410c',
  yellow: '#a16207',
  brown: '#78350f',
  grey: '#475569',
} as const;

type Name = keyof typeof palette;
const names = Object.keys(palette) as Name[];

/** The name of a colour that has one, in the language of the interface. */
export const useColorName = () => {
  const { t } = useTranslation('form');
  return (color: string): string | undefined => {
    const name = names.find((one) => palette[one] === color.toLowerCase());
    return name && t(`color.${name}`);
  };
};

type Props = { label: string; chosen: readonly string[]; onChoose: (color: string) => void };

export function Palette({ label, chosen, onChoose }: Props) {
  const { t } = useTranslation('form');
  return (
    <div role="group" aria-label={label} className={css.palette}>
      {names.map((name) => {
        const pressed = chosen.includes(palette[name]);
        return (
          <button
            key={name}
            type="button"
            className={css.swatch}
            style={{ background: palette[name] }}
            aria-pressed={pressed}
            aria-label={t(`color.${name}`)}
            title={t(`color.${name}`)}
            onClick={() => onChoose(palette[name])}
          >
            {pressed && <CheckIcon size={16} aria-hidden="true" />}
          </button>
        );
      })}
    </div>
  );
}

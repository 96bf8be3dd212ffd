/** The style guide's colours: each pair that text is written in, with the contrast that its tokens have, in light and in dark. */
import { useTranslation } from 'react-i18next';
import { colorSchemeAttribute } from '#client/ui/constants';
import { formatNumber } from '#client/ui/formats';
import { palettes, type Palette } from '#client/ui/tokens';
import { useLanguage } from '#client/ui/useLanguage';
import css from './Colours.module.css';
import { contrast } from './contrast';

/** The pairs that text is written in. */
const pairs: readonly (readonly [ink: keyof Palette, on: keyof Palette])[] = [
  ['ink', 'paper'],
  ['muted', 'paper'],
  ['primary', 'paper'],
  ['onPrimary', 'primary'],
  ['primary', 'primarySoft'],
  ['success', 'successSoft'],
  ['info', 'infoSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['neutral', 'neutralSoft'],
  ['onDanger', 'danger'],
  ['muted', 'ground'],
];

const schemes = ['light', 'dark'] as const;

export function Colours() {
  const { t } = useTranslation('galleryType');
  const language = useLanguage();
  return (
    <div className={css.schemes}>
      {schemes.map((scheme) => (
        <div key={scheme} className={css.scheme} {...{ [colorSchemeAttribute]: scheme }}>
          <h3>{t(`scheme.${scheme}`)}</h3>
          <ul>
            {pairs.map(([ink, on]) => {
              const { [ink]: text, [on]: ground } = palettes[scheme];
              return (
                <li key={`${ink} ${on}`} style={{ color: text, background: ground }}>
                  <strong>{t('pair', { ink, on })}</strong>
                  <code>
                    {text} / {ground}
                  </code>
                  <span className="tabular">
                    {t('ratio', { ratio: formatNumber(Math.floor(contrast(text, ground) * 10) / 10, language) })}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}

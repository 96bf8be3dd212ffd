/** How hard a password is to guess, as a bar and a word; five steps, never said by colour alone. */
import { useTranslation } from 'react-i18next';
import css from './StrengthMeter.module.css';

const steps = ['veryWeak', 'weak', 'medium', 'strong', 'veryStrong'] as const;

type Props = {
  /** 0 (very weak) to 4 (very strong); null while nothing is typed or measured. */
  score: number | null;
  /** What is asked of a password, until there is something to measure. */
  help: string;
};

export function StrengthMeter({ score, help }: Props) {
  const { t } = useTranslation();
  const word = score === null ? undefined : steps[score];
  return (
    <>
      <span className={css.bar} data-score={score ?? undefined} aria-hidden="true">
        {steps.map((step) => (
          <i key={step} />
        ))}
      </span>
      <span role="status">{word ? t('strength.label', { word: t(`strength.${word}`) }) : help}</span>
    </>
  );
}

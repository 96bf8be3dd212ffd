/** The choice of language: two short words side by side, the current one pressed. */
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/locale';
import css from './LanguageSwitch.module.css';

type Props = { language: Language; onChange: (language: Language) => void };

export function LanguageSwitch({ language, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.switch} role="group" aria-label={t('chrome.language')}>
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          aria-pressed={each === language}
          title={t(`language.${each}`)}
          onClick={() => onChange(each)}
        >
          <span aria-hidden="true">{each.toUpperCase()}</span>
          <span className="visually-hidden">{t(`language.${each}`)}</span>
        </button>
      ))}
    </div>
  );
}

/** The first stop of the keyboard: past the navigation, to what the page is about. */
import { useTranslation } from 'react-i18next';
import css from './SkipLink.module.css';

export const mainId = 'main';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={css.skip} href={`#${mainId}`}>
      {t('chrome.skip')}
    </a>
  );
}

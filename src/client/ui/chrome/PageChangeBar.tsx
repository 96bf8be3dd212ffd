/** The thin bar on top while a page is being fetched: it shows after a moment, creeps on, and finishes, also when the way led elsewhere. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageChange } from '../constants';
import css from './PageChangeBar.module.css';

type Props = {
  /** `loading` starts the bar, `idle` finishes it. */
  state: 'idle' | 'loading';
};

/** A change quicker than the throttle never shows it. */
export function PageChangeBar({ state }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(state === 'loading'), state === 'loading' ? pageChange.throttle : pageChange.throttle * 2);
    return () => clearTimeout(timer);
  }, [state]);
  if (!shown) return null;
  const timing = { height: pageChange.height, animationDuration: `${pageChange.duration}ms` };
  return <div role="progressbar" aria-label={t('chrome.loading')} className={css.bar} data-state={state} style={timing} />;
}

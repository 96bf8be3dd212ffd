/** Offers a newer version where one waits: never by itself, and never over something that is typed and not saved. */
import { Suspense, useState, useSyncExternalStore } from 'react';
import { part } from '../ui/lazyPart';
import { useTranslation } from 'react-i18next';
import { letUpdateIn, updates } from '../sw/register';

const Banner = part(() =>
  import(/* webpackChunkName: "update-banner" */ '../ui/UpdateBanner').then((chunk) => ({ default: chunk.UpdateBanner })),
);

/** Sends the same event that the browser sends before leaving a page: a form with unsaved input refuses. */
const wouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export function UpdatePrompt() {
  const { t } = useTranslation();
  const waiting = useSyncExternalStore(updates.subscribe, updates.isWaiting);
  const [later, setLater] = useState(false);
  const [held, setHeld] = useState(false);
  if (!waiting || later) return null;
  const accept = () => {
    const unsaved = wouldLose();
    setHeld(unsaved);
    if (!unsaved) letUpdateIn();
  };
  return (
    <Suspense fallback={null}>
      <Banner
        title={t('update.available')}
        text={t(held ? 'update.saveFirst' : 'update.text')}
        accept={t('update.accept')}
        later={t('update.later')}
        onAccept={accept}
        onLater={() => setLater(true)}
      />
    </Suspense>
  );
}

/** Brings the page to life that the server made, and says what was on its way here. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ResourceKey } from 'i18next';
import type { Language } from '#shared/locale';
import type { SiteData, SitePage } from '#shared/site';
import { noticeTransfer } from '../services/noticeTransfer';
import { languageCookie } from '../services/languageCookie';
import { addressIn } from './addresses';
import { screens } from './pages';
import { showNotices } from './plainToasts';
import { Site } from './Site';
import { speaking } from './words';

const read = async (language: Language, namespace: string): Promise<readonly [string, ResourceKey]> => {
  const words = (await import(
    /* webpackChunkName: "locale-[request]", webpackInclude: /[\\/](site|public|features|pricing|faq|terms|privacy)\.ts$/ */ `../locales/${language}/${namespace}.ts`
  )) as { default: ResourceKey };
  return [namespace, words.default];
};

const dataIn = (page: Document): SiteData => JSON.parse(page.getElementById('site-data')?.textContent ?? 'null') as SiteData;

/** @param place the element that the page stands in */
export async function start(place: HTMLElement): Promise<void> {
  const { page, words: namespaces = '' } = place.dataset as { page: SitePage; words?: string };
  const data = dataIn(document);
  const [Screen, ...words] = await Promise.all([
    screens[page](),
    ...namespaces.split(' ').map((namespace) => read(data.language, namespace)),
  ]);
  const speech = speaking(data.language, Object.fromEntries(words));
  // In slices: anyone who reads or scrolls meanwhile isn't held up.
  startTransition(() => void hydrateRoot(place, <Site page={page} Screen={Screen} data={data} speech={speech} />));
  // The server makes the page in its language, so one that was chosen in another tab needs it anew.
  languageCookie(document, window).watch((language) => {
    if (language !== data.language) window.location.replace(addressIn(window.location.href, language));
  });
  const carried = noticeTransfer(() => window.sessionStorage).take();
  if (carried.length > 0) showNotices(carried, speech.t('site:close'));
}

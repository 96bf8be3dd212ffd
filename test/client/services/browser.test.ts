/** @jest-environment node */
/** The browser's own memory, even where it is blocked: storage, cookie, other tabs, secrets, ids. */
import { newId } from '#client/storeKit/ids';
import { languageCookie } from '#client/services/languageCookie';
import { redact, REDACTED, withoutSecrets } from '#client/services/redaction';
import { persistStorage } from '#client/services/storage';
import { addressIn } from '#client/site/addresses';
import { isUuid } from '#shared/kit/values';

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      getItem: () => null,
      removeItem: () => undefined,
    }),
  ],
])('a %s storage is an empty one', async (_, open) => {
  const storage = persistStorage(open as unknown as () => Storage);
  await storage.setItem('nadi.locale', '{}');
  expect(await storage.getItem('nadi.locale')).toBeNull();
});

test.each([
  ['lang=en', 'en'],
  ['theme=dark; lang=id', 'id'],
  ['lang=fr', undefined],
  ['slang=en', undefined],
  ['', undefined],
] as const)('the cookies "%s" say %s', (cookie, language) => {
  expect(languageCookie({ cookie }, new EventTarget()).read()).toBe(language);
});

test('a chosen language is remembered for 365 days', () => {
  const page = { cookie: '' };
  languageCookie(page, new EventTarget()).write('en');
  expect(page.cookie).toBe('lang=en; path=/; max-age=31536000; samesite=lax');
});

describe('a language chosen in another tab', () => {
  const tabs = (cookie: string) => {
    const page = { cookie };
    const tab = new EventTarget();
    const heard: string[] = [];
    const here = languageCookie(page, tab);
    const stop = here.watch((language) => void heard.push(language));
    const happens = (occasion: string, now?: string) => {
      if (now !== undefined) page.cookie = now;
      tab.dispatchEvent(new Event(occasion));
    };
    return { here, heard, happens, stop };
  };

  test.each(['storage', 'focus', 'visibilitychange'])('is heard once, on %s', (occasion) => {
    const { heard, happens } = tabs('lang=id');
    happens(occasion);
    happens(occasion, 'lang=en');
    happens(occasion);
    expect(heard).toEqual(['en']);
  });

  test('nothing is told of one’s own choice, of an unknown language, or of a missing cookie', () => {
    const { here, heard, happens } = tabs('lang=id');
    here.write('en');
    for (const cookie of ['lang=en', 'lang=fr', '']) happens('focus', cookie);
    expect(heard).toEqual([]);
  });

  test('nothing is heard any more once nobody listens', () => {
    const { heard, happens, stop } = tabs('lang=id');
    stop();
    happens('focus', 'lang=en');
    expect(heard).toEqual([]);
  });
});

test.each([
  ['https://nadi.test/pricing', 'en', 'https://nadi.test/pricing?lang=en'],
  ['https://nadi.test/?lang=en#produk', 'id', 'https://nadi.test/?lang=id#produk'],
] as const)('the public page %s in %s is %s', (address, language, expected) => {
  expect(addressIn(address, language)).toBe(expected);
});

test('secrets are taken out at any depth, and what holds none stays the very same', () => {
  const clean = { list: [{ name: 'Gauze' }] };
  const found = redact({
    clean,
    login: { email: 'sari@nadi.test', password: 'rahasia' },
    deep: [{ token: 'x' }],
    none: { password: null },
  });
  expect(found).toEqual({
    clean,
    login: { email: 'sari@nadi.test', password: REDACTED },
    deep: [{ token: REDACTED }],
    none: { password: null },
  });
  expect(found.clean).toBe(clean);
  expect(withoutSecrets({ name: 'Sari', password: 'rahasia' })).toEqual({ name: 'Sari' });
});

test('new ids are version 7 UUIDs in the order of their making', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(ids.every(isUuid)).toBe(true);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(1_000);
});

/** @jest-environment node */
/** The client that a tab works for: named with each call, and kept by the tab, also where its storage is blocked. Rule: SUB-13. */
import { createHttp } from '#client/services/http';
import { tabWorkplace } from '#client/services/workplace';
import { stubServer } from '../stubServer';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test.each([
  ['the tab keeps it over a reload', memory(), 'melati'],
  ['where storage is blocked, it is known until the page closes', undefined, null],
])('%s', (_, storage, afterReload) => {
  const open = () => {
    if (!storage) throw new Error('blocked');
    return storage;
  };
  const tab = tabWorkplace(open, () => undefined);
  expect(tab.read()).toBeNull();
  tab.write('melati');
  expect(tab.read()).toBe('melati');
  expect(tabWorkplace(open, () => undefined).read()).toBe(afterReload);
  tab.write(null);
  expect(tab.read()).toBeNull();
});

test.each([
  ['the clinic that the tab shows is named', 'token-of-sari', 'melati', 'melati'],
  ['without one, the person’s first clinic counts', 'token-of-sari', null, undefined],
  ['a stranger works for no clinic', null, 'melati', undefined],
])('%s', (_, token, workplace, sent) => {
  const server = stubServer();
  const http = createHttp({ fetch: server.fetch, token: () => token, language: () => 'en', workplace: () => workplace });
  void http({ method: 'GET', path: '/items' }, new AbortController().signal);
  expect(server.last().headers['x-workplace' as never]).toBe(sent);
});

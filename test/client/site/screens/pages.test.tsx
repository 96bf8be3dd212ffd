/** What holds on every public page, in both languages, however much or little the operator has set. */
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Faq } from '#client/site/screens/Faq';
import { Home } from '#client/site/screens/Home';
import { Pricing } from '#client/site/screens/Pricing';
import { Privacy } from '#client/site/screens/Privacy';
import { Terms } from '#client/site/screens/Terms';
import { languages, type Language } from '#shared/locale';
import { bare, complete, pageFor, visit, type Told } from './site';

const screens: Record<string, ComponentType> = { Home, Pricing, Faq, Terms, Privacy };
const operators: Record<string, Told> = {
  'who set everything': { settings: complete },
  'who set nothing': { settings: bare },
  'whose prices cannot be read': { settings: complete, catalogue: null },
};
const rows = Object.entries(screens).flatMap(([name, Screen]) =>
  languages.flatMap((language) =>
    Object.entries(operators).map(([operator, told]): [string, Language, string, ComponentType, Told] => [
      name,
      language,
      operator,
      Screen,
      told,
    ]),
  ),
);

describe.each(rows)('%s in %s, of an operator %s', (_name, language, _operator, Screen, told) => {
  test('has one heading above all, and leaves no placeholder open', () => {
    const { container } = visit(Screen, language, told);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.textContent).not.toMatch(/\{\{|\}\}|undefined|\*\*|\]\(/);
  });

  test('leads only to places that are there, each of one name', () => {
    const { container } = visit(Screen, language, told);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    const anchors = [...container.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'));
    expect(new Set(ids).size).toBe(ids.length);
    expect(anchors.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  });

  test('is the same from the server and in the browser, and without a style that the policy would refuse', () => {
    const wrong: unknown[] = [];
    const place = document.createElement('div');
    place.innerHTML = renderToString(pageFor(Screen, language, told));
    expect(place.querySelectorAll('[style]')).toHaveLength(0);
    act(() => void hydrateRoot(place, pageFor(Screen, language, told), { onRecoverableError: (error) => wrong.push(error) }));
    expect(wrong).toEqual([]);
  });
});

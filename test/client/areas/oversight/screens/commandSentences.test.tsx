/** What each command did is a sentence in the audit, in the record's history and in one's own activity, in both languages. Rules: CMD-3, CMD-8, SUB-12, INV-17. */
import { Suspense } from 'react';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { RecordTimeline } from '#client/kit/resource/show/RecordTimeline';
import type { AnyModule } from '#client/kit/anyModule';
import type { Row } from '#client/services/serviceResults';
import { locale } from '#client/store/flows/locale';
import { areaOf, resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { languages, type Language } from '#shared/locale';
import { modules } from '../../../modules';
import { id, openScreen, page } from '../../../screens/usman';
import { resourceObject } from '../../../stubServer';

const NAME = 'INV-2026-00012';
const at = '2026-11-20T03:00:00.000Z';

/** Every declared command, of every resource. */
const commands = Object.values<Resource>(resources).flatMap(({ name, commands: declared, states }) =>
  Object.entries(declared).map(([command, { from, to }]) => ({
    resource: name,
    command,
    from: from[0]!,
    to: to[0]!,
    states: states!.field,
  })),
);

const commanded = [...new Set(commands.map(({ resource }) => resource))].map((name) => resources[name as ResourceName] as Resource);

type Told = (typeof commands)[number];

/** Names that are also words of the language: `resolved` in English, `tag` in Indonesian. */
const isWord = (raw: string, language: Language): boolean => (language === 'en' ? /^[a-z]+$/.test(raw) : raw === 'tag');

/** What no sentence has: the name of a command or of a state as the code has it, and a gap. */
const faultsOf = (sentence: string, { command, from, to }: Told, language: Language): string[] => [
  ...[command, from, to].filter(
    (raw) => sentence.includes(`“${raw}”`) || (!isWord(raw, language) && new RegExp(`(^|\\s)${raw}(\\s|$)`).test(sentence)),
  ),
  ...(/–\s*$|\{\{|undefined|\s{2}/.test(sentence) ? ['a gap'] : []),
];

const line = ({ resource, command, from, to }: Told, index: number) =>
  resourceObject('audit', {
    id: id(100 + index),
    action: 'command',
    resource,
    record_id: id(11),
    record_label: NAME,
    command,
    from_state: from,
    to_state: to,
    actor_name: 'Dr. Sari',
    withheld: false,
    ip: null,
    actor: { type: 'users', id: id(1) },
    created_at: at,
    updated_at: at,
  });

const opened = async (language: Language) => {
  const app = await openScreen('/usman/audit', { width: 390 });
  await app.during(() => void app.store.dispatch(locale.actions.chosen(language)));
  return app;
};

describe.each(languages)('in %s', (language) => {
  test('given a line of the audit for each command, then each names the record and what was done', async () => {
    const app = await opened(language);
    await app.answer('GET', '/audit', 200, page(commands.map(line)));
    await screen.findAllByRole('link', { name: new RegExp(NAME) });
    const found = screen.getAllByRole('link').flatMap((link) => {
      const index = commands.findIndex((_, position) => link.getAttribute('href')?.endsWith(id(100 + position)));
      return index < 0 ? [] : [{ told: commands[index]!, sentence: link.textContent ?? '' }];
    });
    expect(found).toHaveLength(commands.length);
    expect(found.filter(({ sentence }) => !sentence.includes(NAME) || sentence.split(' ').length < 3)).toEqual([]);
    expect(found.flatMap(({ told, sentence }) => faultsOf(sentence, told, language))).toEqual([]);
    // Of one resource no two commands read alike.
    expect(new Set(found.map(({ sentence, told }) => `${told.resource} ${sentence}`)).size).toBe(commands.length);
  });

  test('given somebody who gave every command, then their own activity tells each', async () => {
    const app = await openScreen('/usman/user-profile', { width: 390 });
    await app.during(() => void app.store.dispatch(locale.actions.chosen(language)));
    await app.answer('GET', '/audit', 200, page(commands.map(line)));
    const region = await screen.findByRole('region', { name: { id: 'Aktivitas saya', en: 'My activity' }[language] });
    const texts = within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(texts).toHaveLength(commands.length);
    expect(texts.filter((text) => !text.includes(NAME) || !/^(Anda|You) \p{Ll}/u.test(text))).toEqual([]);
    expect(texts.flatMap((text, index) => faultsOf(text, commands[index]!, language))).toEqual([]);
  });

  test.each(commanded.map((one) => [one.name, one] as const))(
    'given a record of %s to which every command was given, then its history tells each',
    async (name, resource) => {
      const app = await opened(language);
      const module = modules[name as ResourceName] as unknown as AnyModule;
      const own = commands.filter((one) => one.resource === name);
      const record = { id: id(11), version: 1, [resource.label]: NAME } as unknown as Row;
      await app.during(() =>
        render(
          <Provider store={app.store}>
            <MemoryRouter>
              <Suspense fallback="…">
                <RecordTimeline module={module} record={record} />
              </Suspense>
            </MemoryRouter>
          </Provider>,
        ),
      );
      const none = { fields: [], amount: null, text: null, people: null, by: 'clock', name: null };
      const history = own.map(({ command, from, to }, index) => ({ ...none, id: String(index), at, event: command, from, to }));
      await app.answer('GET', `${resource.path}/${id(11)}/history`, 200, { data: null, meta: { history } });
      const lines = within((await screen.findAllByRole('list')).at(-1)!).getAllByRole('listitem');
      expect(lines).toHaveLength(own.length);
      const texts = lines.map((one) => one.textContent ?? '');
      expect(texts.filter((text) => !text.includes(NAME))).toEqual([]);
      expect(texts.flatMap((text, index) => faultsOf(text, own[index]!, language))).toEqual([]);
    },
  );
});

test('every command belongs to an area whose words are there', () => {
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.every(({ resource }) => areaOf(resource as ResourceName))).toBe(true);
});

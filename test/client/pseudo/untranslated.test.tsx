/** Every page of the app in a language that only marks what it translates: what isn't marked is data, or was forgotten. @long */
import { screen } from '@testing-library/react';
import { rows } from '#client/app/routes';
import { features } from '#shared/domain/features';
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { allPermissions, openApp, profileOf } from '../app/openApp';
import { settled } from '../stubServer';
import { answerMadeUp } from './answers';
import { DATA, guide, speakMarked, unspoken } from './pseudoLanguage';

/** What a page says that no translation made; a page that failed says nothing of itself. */
const forgotten = (more?: readonly RegExp[]) => {
  expect(document.body).toHaveTextContent('⟦');
  expect(screen.queryByRole('heading', { name: /Ada yang tidak beres/ })).toBeNull();
  return unspoken(document.documentElement, more);
};

const ID = '0192f1c0-0000-7000-8000-000000000777';

/** jsdom measures nothing. */
class Unmeasured implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= Unmeasured;
globalThis.IntersectionObserver ??= Unmeasured as unknown as typeof IntersectionObserver;

beforeAll(speakMarked);

test('whatever is said without a translation is found', () => {
  document.body.innerHTML =
    '<p title="Hapus">Simpan ⟦Batal⟧ §Kasa 3</p><input placeholder="⟦Cari⟧" aria-label="Cari ⟦x ⟦y⟧ z⟧"><time>kemarin</time><script>let it = 1</script>';
  expect(unspoken(document.body)).toEqual(['title: Hapus', 'p: Simpan ⟦Batal⟧ §Kasa 3', 'aria-label: Cari ⟦x ⟦y⟧ z⟧']);
  document.body.innerHTML = '';
});

type App = Awaited<ReturnType<typeof openApp>>;

/** Answers all that is asked until nothing new is asked. */
const answerAll = async (app: App) => {
  const answered = new Set<unknown>();
  for (let open = 1; open;) {
    const calls = app.calls.filter((call) => !answered.has(call));
    open = calls.length;
    await app.during(async () => {
      for (const call of calls) {
        answered.add(call);
        answerMadeUp(call);
      }
      await settled();
    });
  }
};

/** With every feature, in a trial. */
const subscription: OwnSubscription = {
  id: ID,
  package: { id: ID, name: `${DATA}Klinik` },
  status: 'trial',
  status_since: '2026-11-20T03:00:00.000Z',
  features: features.map((feature) => ({ feature, start: '2026-11-20T03:00:00.000Z', end: null, module: ID, name: `${DATA}${feature}` })),
  terms: [],
  owner: true,
  owners: [`${DATA}Sari`],
  sandbox: true,
  clock_ahead: 0,
  time_zone: 'Asia/Jakarta',
  support: { id: ID, until: '2036-11-20T03:00:00.000Z', readers: `${DATA}Budi` },
  seats: { included: 15, extra: 0, used: 1 },
};

const enter = async (path: string, width: number) => {
  const app = await openApp(path, { token: 'pass', width });
  const { meta, ...profile } = profileOf('admin', allPermissions);
  // An admin who owns a clinic, too: every page is open to them.
  const actor = { ...meta.actor, entityId: ID, entityPermissions: allPermissions };
  await app.during(() => app.to('GET', '/me?').answer(200, { ...profile, meta: { ...meta, actor, workplaces: [], subscription } }));
  return app;
};

const signedIn = rows.filter(({ layout }) => layout === 'dashboard');

test.each(signedIn.map(({ path, words }) => [path, words.includes('gallery')] as const))('%s', async (path, isGuide) => {
  const app = await enter(path.replace(':id', ID), 390);
  await screen.findAllByRole('heading', { level: 1 });
  await answerAll(app);
  expect(forgotten(isGuide ? guide : [])).toEqual([]);
});

test('the shell of a wide window', async () => {
  const app = await enter('/dashboard', 1280);
  await screen.findAllByRole('heading', { level: 1 });
  await answerAll(app);
  expect(forgotten()).toEqual([]);
});

const outside = rows.filter(({ guard, layout }) => layout === 'auth' && guard !== 'signedIn');

test.each(outside.map(({ path }) => path))('%s, as a guest', async (path) => {
  const app = await openApp(path, { width: 1280 });
  await screen.findAllByRole('heading', { level: 1 });
  await answerAll(app);
  expect(forgotten()).toEqual([]);
});

test('an address that leads nowhere', async () => {
  await openApp('/tidak-ada');
  await screen.findByRole('heading', { level: 1 });
  expect(forgotten()).toEqual([]);
});

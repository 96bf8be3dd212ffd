/** @jest-environment node */
/** What the browser remembers, under which key, and what may never be remembered or shown. */
import { newId } from '#client/storeKit/ids';
import { REDACTED } from '#client/services/redaction';
import { devTools } from '#client/store/devTools';
import { auth } from '#client/store/session/auth';
import { gridPreferences } from '#client/store/flows/gridPreferences';
import { locale } from '#client/store/flows/locale';
import { sidebar } from '#client/store/flows/sidebar';
import { firstPage } from '#shared/jsonapi';
import { resourceObject } from '../stubServer';
import { startTestStore } from '../startTestStore';
import { modules } from '../modules';

const { tag, user } = modules;

const password = 'rahasia-sekali';

test('keys and contents, exactly', async () => {
  const { dispatch, last, storage, persistor } = await startTestStore();
  await dispatch(auth.actions.login({ email: 'sari@nadi.test', password }));
  await last().answer(200, { access_token: 'opaque' });
  await dispatch(tag.actions.list('grid', firstPage));
  await last().answer(200, { data: [resourceObject('tags', { id: newId(), name: 'Sterile' })], meta: { page: { total: 1 } } });
  await dispatch(locale.actions.chosen('en'));
  await dispatch(sidebar.actions.minimiseToggled());
  await dispatch(sidebar.actions.toggled());
  await dispatch(gridPreferences.actions.columnsChosen({ grid: 'item', columns: { date: false } }));
  await dispatch(gridPreferences.actions.densityChosen({ grid: 'item', density: 'compact' }));
  await persistor.flush();
  const { _persist, ...token } = JSON.parse(storage.kept['auth._token.local']!) as Record<string, string>;
  expect(token).toEqual({ token: '"opaque"', person: 'null', locked: 'false' });
  expect(JSON.parse(_persist!)).toMatchObject({ version: 1 });
  expect(Object.keys(storage.kept).sort()).toEqual([
    'auth._token.local',
    'nadi.dates',
    'nadi.grids',
    'nadi.locale',
    'nadi.recent',
    'nadi.sidebar',
  ]);
  expect(JSON.parse(storage.kept['nadi.sidebar']!)).toMatchObject({ minimised: 'true' });
  expect(storage.kept['nadi.sidebar']).not.toContain('shown');
  expect(JSON.stringify(storage.kept)).not.toMatch(/rahasia|Sterile/);
});

test('a new page finds what the last one left', async () => {
  const kept: Record<string, string> = {};
  const before = await startTestStore({ kept });
  await before.dispatch(locale.actions.chosen('en'));
  await before.persistor.flush();
  const { state } = await startTestStore({ kept });
  expect(locale.selectors.current(state())).toBe('en');
});

test('memory that can not be read starts empty', async () => {
  const { state } = await startTestStore({ kept: { 'nadi.locale': '{"current":', 'auth._token.local': 'nonsense' } });
  expect([locale.selectors.current(state()), auth.selectors.loggedIn(state())]).toEqual(['id', false]);
});

test('the language: only Indonesian and English, written into the cookie that the server reads', async () => {
  const { dispatch, languages, state } = await startTestStore();
  await dispatch(locale.actions.chosen('en'));
  await dispatch({ type: 'locale/chosen', payload: 'fr' });
  expect([locale.selectors.current(state()), languages]).toEqual(['en', ['en']]);
  const cookieSaysEnglish = await startTestStore({ language: 'en' });
  expect(locale.selectors.current(cookieSaysEnglish.state())).toBe('en');
});

test('neither DevTools nor the log see a password or a token', async () => {
  const { dispatch, last, state, actions } = await startTestStore();
  const login = auth.actions.login({ email: 'sari@nadi.test', password });
  await dispatch(login);
  expect(last().body).toMatchObject({ data: { attributes: { password } } });
  await last().answer(200, { access_token: 'opaque' });
  const change = user.actions.update({ id: newId(), version: 1, password });
  await dispatch(change);
  expect(devTools.actionSanitizer!(login, 1)).toMatchObject({ type: 'auth/login', payload: { password: REDACTED } });
  expect(JSON.stringify(devTools.stateSanitizer!(state(), 1))).not.toMatch(/opaque|rahasia/);
  expect(JSON.stringify(actions)).not.toMatch(/opaque|rahasia/);
  expect(JSON.stringify({ ...state(), auth: null })).not.toContain('rahasia');
});

/** APP-22 and LST-14, row by row: each constant is one named fact. What hangs on them is tested where it happens. Rule: LOK-4. */
import { API_ROOT } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import { defaultLanguage, languageCookie, languages } from '#shared/locale';
import { tokenStorage } from '#client/store/session/tokenStorage';
import {
  chunkReloadGuard,
  currencyOf,
  fetchDelay,
  modalAnimation,
  notice,
  pageChange,
  pagination,
  sidebar,
  toast,
} from '#client/ui/constants';
import { theme } from '#client/ui/theme';

test.each([
  ['the languages', languages, ['id', 'en']],
  ['the language unless chosen', defaultLanguage, 'id'],
  ['the language cookie', languageCookie, { key: 'lang', days: 365 }],
  ['the currency of Indonesian', currencyOf.id, 'IDR'],
  ['the currency of English', currencyOf.en, 'USD'],
  ['the currency of Indian English', currencyOf['en-IN'], 'INR'],
  ['the sidebar is a drawer below', sidebar.breakpoint, 1200],
  ['the sidebar hides after the mouse has left for', sidebar.hideDelay, 300],
  ['rows on a page', pagination.pageSize, 10],
  ['rows on a page, for the server', limits.defaultPageSize, 10],
  ['page links', pagination.links, 5],
  ['a missing chunk reloads once in', chunkReloadGuard, 60_000],
  ['a fetch is waited for without a sign', fetchDelay, 200],
  ['the height of the page-change bar', pageChange.height, 3],
  ['the page-change bar waits', pageChange.throttle, 200],
  ['the page-change bar lasts', pageChange.duration, 5000],
  ['where toasts appear', toast.anchor, { vertical: 'top', horizontal: 'right' }],
  ['a toast stays', toast.duration, 5000],
  ['a notification stays', notice.timeout, 5000],
  ['the types of notifications', notice.types, ['default', 'info', 'primary', 'danger', 'warning', 'success']],
  ['what storage of the session begins with', tokenStorage.prefix, 'auth.'],
  ['what the token is kept as begins with', tokenStorage.key, expect.stringMatching(/^_token/)],
  ['a dialog comes and goes in', modalAnimation, 500],
  ["a dialog's motion in the theme", theme.components?.MuiDialog?.defaultProps?.transitionDuration, 500],
  ['who wants no motion has none', theme.motion, expect.objectContaining({ reducedMotion: 'system' })],
  ['the API', API_ROOT, '/api/v1'],
])('%s: %j', (_, fact, value) => {
  expect(fact).toEqual(value);
});

/** @jest-environment node */
/** What happens before the script of the session log is there stands in the log in its order, with its calls and answers. */
import type { Http } from '#client/services/http';
import type { Exchange } from '#client/services/serviceResults';
import type { earlyLog as early } from '#client/store/earlyLog';
import type { sessionLog as running } from '#client/store/sessionLog';

test('actions, calls and errors from before the log are in it, and what follows as well', async () => {
  Object.assign(globalThis, { window: { location: { pathname: '/dashboard' } } });
  const { earlyLog } = jest.requireActual<{ earlyLog: typeof early }>('#client/store/earlyLog');
  const exchange: Exchange = { method: 'GET', path: '/api/v1/me', status: 200, document: null };
  const answers: (() => void)[] = [];
  const http: Http = () => new Promise((resolve) => answers.push(() => resolve({ answer: null, exchange })));
  const call = earlyLog.overhear(http);
  const end = new AbortController();
  earlyLog.hear({ type: 'me/load', payload: null, meta: { request: 'one', then: [] } }, {});
  const first = call({ method: 'GET', path: '/me' }, end.signal);
  void call({ method: 'GET', path: '/items' }, new AbortController().signal);
  answers[0]!();
  await first;
  end.abort();
  earlyLog.hear({ type: 'me/loaded', payload: {}, meta: { request: 'one', exchange } }, {});
  earlyLog.fault(new TypeError('Dr. Sari'), 'page');
  const { sessionLog } = jest.requireActual<{ sessionLog: typeof running }>('#client/store/sessionLog');
  earlyLog.hear({ type: 'sidebar/toggled' }, {});
  expect(sessionLog.save({})).toMatchObject({
    by: 'ses',
    pages: [[0, '/dashboard']],
    faults: [{ after: 2, from: 'page', kind: 'TypeError' }],
    actions: [{ type: 'me/load' }, { type: 'me/loaded' }, { type: 'sidebar/toggled' }],
    unanswered: ['GET /api/v1/items'],
    silent: [],
  });
});

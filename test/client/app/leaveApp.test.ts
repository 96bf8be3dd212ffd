/** On the way from the app to the public site: what was being said goes along, what is remembered is written first, and one leave is enough. */
import { waitFor } from '@testing-library/react';
import { i18n, startI18n } from '#client/app/i18n';
import { leaver } from '#client/app/leaveApp';
import { noticeTransfer } from '#client/services/noticeTransfer';
import { notices } from '#client/store/flows/notices';
import { startTestStore } from '../startTestStore';

beforeAll(async () => {
  if (!i18n.isInitialized) await startI18n('id');
});
afterEach(() => sessionStorage.clear());

const carried = noticeTransfer(() => sessionStorage);

const setOff = async () => {
  const started = await startTestStore();
  const [gone, order] = [[] as string[], [] as string[]];
  let at = 0;
  const persistor = { ...started.persistor, flush: () => Promise.resolve(void order.push('written')) };
  const go = (path: string) => void (gone.push(path), order.push('gone'));
  return {
    ...started,
    gone,
    order,
    wait: (milliseconds: number) => (at += milliseconds),
    leave: leaver({ store: started.store, persistor }, { carried, go, now: () => at }),
  };
};

test('what is said while one leaves is said there, in words, and once', async () => {
  const { store, leave, order } = await setOff();
  leave('/');
  store.dispatch(notices.actions.shown({ id: 'closed', variant: 'warning', key: 'closedTo.admins' }));
  await waitFor(() => expect(order).toEqual(['written', 'gone']));
  expect(carried.take()).toEqual([{ text: 'Halaman itu hanya untuk admin.', variant: 'warning' }]);
  expect(carried.take()).toEqual([]);
});

test('to be sent to the same place twice at once is once; later, or elsewhere, it is not', async () => {
  const { leave, gone, wait } = await setOff();
  leave('/');
  leave('/');
  leave('/pricing');
  wait(5_000);
  leave('/pricing');
  await waitFor(() => expect(gone).toEqual(['/', '/pricing', '/pricing']));
});

test.each(['nonsense', '7', '[7, {"text": 7, "variant": "info"}, null]'])('%s in the storage says nothing', (written) => {
  sessionStorage.setItem('nadi.carried', written);
  expect(carried.take()).toEqual([]);
});

test('where storage is blocked nothing is carried, and nothing breaks', () => {
  const blocked = noticeTransfer(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  blocked.write([{ text: 'Halo', variant: 'info' }]);
  expect(blocked.take()).toEqual([]);
});

/** @jest-environment node */
/** Files on their way before their record is added: one after another, and none that is no longer wanted. Rule: VAL-15. */
import { attaching } from '#client/store/flows/attaching';
import { sessionOpened } from '#client/storeKit/sessionEvents';
import { startTestStore } from '../startTestStore';

const given = async () => {
  const world = await startTestStore();
  await world.dispatch(sessionOpened('kunci'));
  const send = (name: string) => world.dispatch(attaching.actions.send(world.files.keep(name, new File(['x'], name))));
  return { ...world, send };
};

test('given two files, then the second one is sent when the first has arrived', async () => {
  const { send, calls, last, state } = await given();
  const before = calls.length;
  await send('a.png');
  await send('b.png');
  expect(calls).toHaveLength(before + 1);
  await last().answer(201, { meta: { file: { id: '1', name: 'a.png', size: 1, type: 'image/png' } } });
  expect(calls).toHaveLength(before + 2);
  expect(state().attaching).toMatchObject({ 'a.png': { file: { id: '1' } }, 'b.png': {} });
});

test('given a file on its way, when it is removed, then it is sent no further and the next one takes its turn', async () => {
  const { send, dispatch, calls, state } = await given();
  await send('a.png');
  const first = calls.at(-1)!;
  await send('b.png');
  await dispatch(attaching.actions.forgotten('a.png'));
  expect([first.signal.aborted, calls.at(-1) === first, state().attaching]).toEqual([true, false, { 'b.png': {} }]);
});

/** @jest-environment node */
/** Nobody's touch for a while: told once, counted over all tabs, and not fooled by sleep or a clock set back. */
import { idleIn } from '#client/services/idleTimer';

beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => jest.useRealTimers());

const MINUTE = 60_000;

/** One browser: tabs share its storage. */
const browser = (blocked = false) => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
  const openTab = () => {
    const page = new EventTarget() as unknown as Window;
    const idle = idleIn(page, () => {
      if (blocked) throw new Error('Storage is blocked.');
      return storage;
    });
    const gone = jest.fn();
    return { ...idle, gone, does: (what: string) => void page.dispatchEvent(new Event(what)), page };
  };
  return { openTab, kept };
};

/** The machine sleeps: time passes and no timer runs. */
const sleep = (minutes: number) => jest.setSystemTime(Date.now() + minutes * MINUTE);
const pass = (minutes: number) => jest.advanceTimersByTime(minutes * MINUTE);

test.each([false, true])('after the minutes and not before, once (storage blocked: %s)', (blocked) => {
  const tab = browser(blocked).openTab();
  tab.touch();
  tab.watch(15, tab.gone);
  pass(14.9);
  expect(tab.gone).not.toHaveBeenCalled();
  pass(0.2);
  pass(60);
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])('%s begins the time anew', (touch) => {
  const tab = browser().openTab();
  tab.touch();
  tab.watch(15, tab.gone);
  pass(14);
  tab.does(touch);
  pass(14);
  expect(tab.gone).not.toHaveBeenCalled();
  pass(1.1);
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test('a page that moves under a resting mouse is no touch', () => {
  const tab = browser().openTab();
  tab.touch();
  tab.watch(15, tab.gone);
  const move = (type: string, screenX: number) => void tab.page.dispatchEvent(Object.assign(new Event(type), { screenX, screenY: 7 }));
  move('pointerdown', 40);
  pass(14);
  move('pointermove', 40);
  pass(1.1);
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test('a touch in one tab counts for all', () => {
  const { openTab } = browser();
  const [here, there] = [openTab(), openTab()];
  here.watch(15, here.gone);
  there.watch(15, there.gone);
  pass(14);
  there.does('keydown');
  pass(14);
  expect([here.gone, there.gone].map((gone) => gone.mock.calls.length)).toEqual([0, 0]);
  pass(1.1);
  expect([here.gone, there.gone].map((gone) => gone.mock.calls.length)).toEqual([1, 1]);
});

test('the touch that wakes a sleeping machine comes too late', () => {
  const tab = browser().openTab();
  tab.touch();
  tab.watch(15, tab.gone);
  sleep(600);
  tab.does('pointermove');
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test('coming back to the window is no touch', () => {
  const tab = browser().openTab();
  tab.touch();
  tab.watch(15, tab.gone);
  pass(14);
  tab.does('focus');
  pass(1.1);
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test('a page that is opened again much later is told soon, but not before it listens', () => {
  const { openTab } = browser();
  openTab().touch();
  sleep(600);
  const tab = openTab();
  tab.watch(15, tab.gone);
  expect(tab.gone).not.toHaveBeenCalled();
  pass(0);
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test('signing in is a touch', () => {
  const { openTab } = browser();
  openTab().touch();
  sleep(600);
  const tab = openTab();
  tab.touch();
  tab.watch(15, tab.gone);
  pass(14);
  expect(tab.gone).not.toHaveBeenCalled();
});

test('a clock that was set back does not keep it open for longer', () => {
  const tab = browser().openTab();
  tab.touch();
  jest.setSystemTime(Date.now() - 600 * MINUTE);
  tab.watch(15, tab.gone);
  pass(15.1);
  pass(15.1);
  expect(tab.gone).toHaveBeenCalledTimes(1);
});

test('anyone who stops hears nothing more', () => {
  const tab = browser().openTab();
  tab.touch();
  tab.watch(15, tab.gone)();
  pass(60);
  tab.does('keydown');
  expect(tab.gone).not.toHaveBeenCalled();
});

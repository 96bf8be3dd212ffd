/** The document is marked while a page is being waited for. */
import { PageSkeleton } from '#client/ui/Skeletons';
import { shown } from './renderUi';

const isMarked = () => document.documentElement.hasAttribute('data-waiting');

test('the mark stays until the last of two skeletons is gone', async () => {
  const first = await shown(<PageSkeleton />);
  const second = await shown(<PageSkeleton />);
  expect(isMarked()).toBe(true);
  first.unmount();
  expect(isMarked()).toBe(true);
  second.unmount();
  expect(isMarked()).toBe(false);
});

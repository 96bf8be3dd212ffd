/** What the operator's commands draw on a terminal. */
import { progressBar } from '#server/tools/terminal';

test('a bar is drawn over itself on a terminal, and is gone at the end', () => {
  const drawn: string[] = [];
  const bar = progressBar({ isTty: true, write: (text) => drawn.push(text) });
  bar.progress({ what: 'Exporting items', done: 1, total: 4 });
  bar.end();
  expect(drawn).toEqual(['\r\u001b[2K  ██████░░░░░░░░░░░░░░░░░░  25 %  Exporting items', '\r\u001b[2K']);
});

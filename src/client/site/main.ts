/** The public site in the browser. What wakes the page runs in parts, so that anyone who reads or scrolls meanwhile isn't held up: React, then the page. */
import '../ui/base.css';
import { registerWorker } from '../sw/register';

const pause = () => new Promise((resolve) => setTimeout(resolve));

async function wake(place: HTMLElement): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start(place);
}

const place = document.getElementById('root');
if (place) void wake(place);
registerWorker();

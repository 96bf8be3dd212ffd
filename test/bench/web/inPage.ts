/** What runs in the measured page: the browser's own figures as they come, and when something awaited has been painted. Milliseconds. */
import type * as webVitals from 'web-vitals';

export type Figures = {
  fcp: number;
  lcp: number;
  /** What was painted largest: tag and text. */
  largest: string;
  cls: number;
  /** Beyond the first 50 ms of each long task after the first paint. */
  blocking: number;
  /** The longest of all events since the last `clear`. */
  event: number;
  /** Bytes of all scripts as sent, their headers left out. */
  scripts: number;
  /** Bytes of everything, headers included. */
  transfer: number;
};

/** Becomes true once what is awaited stands in the document. */
export type Awaited = { readonly selector: string; readonly unlike?: string };

declare global {
  interface Window {
    bench: {
      readonly figures: () => Figures;
      /** The first match's words, for `unlike`. */
      readonly words: (selector: string) => string;
      /** When what is awaited was painted, counted from the last press or key, or else from the navigation. */
      readonly painted: (awaited: Awaited, from: 'press' | 'start') => Promise<number>;
      readonly clear: () => void;
    };
  }
}

/** Installs `window.bench`; web-vitals has been loaded before. Serialised into the page, so it may name nothing from outside. */
export function installBench(): void {
  const vitals = (window as unknown as { webVitals: typeof webVitals }).webVitals;
  const figures: Figures = { fcp: 0, lcp: 0, largest: '', cls: 0, blocking: 0, event: 0, scripts: 0, transfer: 0 };
  const tasks: PerformanceEntry[] = [];
  let pressed = 0;

  const watch = (type: string, hear: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true, ...more });
  vitals.onFCP(({ value }) => (figures.fcp = value));
  vitals.onCLS(({ value }) => (figures.cls = value), { reportAllChanges: true });
  watch('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as PerformanceEntry & { element?: Element };
    Object.assign(figures, {
      lcp: startTime,
      largest: `${element?.tagName.toLowerCase() ?? '?'} "${element?.textContent.slice(0, 40) ?? ''}"`,
    });
  });
  watch('longtask', (entry) => tasks.push(entry));
  watch(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) figures.event = Math.max(figures.event, entry.duration);
    },
    { durationThreshold: 16 },
  );
  for (const type of ['click', 'keydown']) window.addEventListener(type, (event) => (pressed = event.timeStamp), { capture: true });

  /** After the frame that is being made has been painted. */
  const afterPaint = (tell: (now: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell(performance.now());
    port2.postMessage(null);
  };
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const stands = ({ selector, unlike }: Awaited) =>
    document.querySelector(selector) !== null && (unlike === undefined || words(selector) !== unlike);

  window.bench = {
    words,
    figures: () => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
      return {
        ...figures,
        blocking: sum(tasks.map(({ startTime, duration }) => (startTime >= figures.fcp ? Math.max(0, duration - 50) : 0))),
        scripts: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
        transfer: sum([page!, ...resources].map(({ transferSize }) => transferSize)),
      };
    },
    painted: (awaited, from) =>
      new Promise((resolve) => {
        const look = () =>
          stands(awaited) ? afterPaint((now) => resolve(now - (from === 'press' ? pressed : 0))) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    clear: () => void (figures.event = 0),
  };
}

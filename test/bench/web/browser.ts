/** Chromium as the bench uses it: a slow processor and a slow network, a fresh or a warm cache, the heap. */
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { startedFrom } from '../../e2e/chromium';
import { rememberedBy, type Contestant } from './contestants';
import { installBench } from './inPage';

/** How many times slower than this machine, and a mobile network: milliseconds each way and back, bits a second. */
const SLOWER = 4;
const NETWORK = { latency: 150, down: 1_600_000, up: 750_000 };

const vitals = `${readFileSync('node_modules/web-vitals/dist/web-vitals.iife.js', 'utf8')};globalThis.webVitals=webVitals;`;

/** tsx names the functions it compiles by a helper that a page hasn't got. */
const inPage = `globalThis.__name=(one)=>one;(${installBench.toString()})();`;

export const launch = (executablePath: string): Promise<Browser> => chromium.launch(startedFrom(executablePath));

export type Visit = { readonly context: BrowserContext; readonly page: Page; readonly devTools: CDPSession };
export type Slowness = { readonly processor?: boolean; readonly network?: boolean };

/** Someone's browser with nothing in its cache; signed in unless a stranger. */
export async function newVisitor(browser: Browser, contestant: Contestant, { stranger = false } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    ...(!stranger && { storageState: rememberedBy(contestant) }),
  });
  await context.addInitScript({ content: vitals + inPage });
  return context;
}

/** A new tab. */
export async function openTab(context: BrowserContext, { processor = true, network = false }: Slowness): Promise<Visit> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const devTools = await context.newCDPSession(page);
  if (processor) await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (network) {
    await devTools.send('Network.enable');
    const [downloadThroughput, uploadThroughput] = [NETWORK.down / 8, NETWORK.up / 8];
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput,
      uploadThroughput,
    });
  }
  return { context, page, devTools };
}

/** Bytes in use after what nobody holds has been collected. */
export async function heapOf({ devTools }: Visit): Promise<number> {
  // Once more for what only the first collection let go of.
  for (let times = 0; times < 3; times += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize;
}

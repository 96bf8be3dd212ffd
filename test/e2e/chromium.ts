/** How Chromium is started. `npm test` finds or installs what the browser tests run in, and says where it is. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** For the browser tests and the web bench. */
export const startedFrom = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const launchedFrom = (executablePath: string) => ({ launchOptions: startedFrom(executablePath) });

/** What tests run in unless they say otherwise: Chromium without the window around its pages. */
export const headlessShell = launchedFrom(process.env.CHROMIUM_SHELL ?? CHROMIUM);

/** For a file whose tests need the viewer of PDFs, which the headless shell lacks: `test.use(wholeChromium)`. */
export const wholeChromium = launchedFrom(CHROMIUM);

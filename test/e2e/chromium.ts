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

/** A page of a test lives for seconds: optimising its functions takes a fifth of the processor, and ends before it pays off. */
const ofTests = (executablePath: string) => {
  const { args, ...started } = startedFrom(executablePath);
  return { launchOptions: { ...started, args: [...args, '--js-flags=--no-opt --no-maglev'] } };
};

/** What tests run in unless they say otherwise: Chromium without the window around its pages. */
export const headlessShell = ofTests(process.env.CHROMIUM_SHELL ?? CHROMIUM);

/** For a file whose tests need the viewer of PDFs, which the headless shell lacks: `test.use(wholeChromium)`. */
export const wholeChromium = ofTests(CHROMIUM);

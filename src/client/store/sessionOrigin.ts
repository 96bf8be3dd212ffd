/** Where a saved session happened: which build of the app, in which browser, on which screen. */

/** Set by the build: the short hash of the commit; empty where there is none. */
declare const NADI_COMMIT: string | undefined;

/** `build` and `commit` are empty in development. `screen`: of the window, in CSS pixels, and how many device pixels one has. `zone`: as `Asia/Jakarta`. */
export type SessionOrigin = {
  readonly build: string;
  readonly commit: string;
  readonly page: string;
  readonly browser: string;
  readonly screen: string;
  readonly zone: string;
};

/** The build that runs, known by the hash in the name of its first script. */
export const buildNow = (): string =>
  [...document.scripts].map(({ src }) => /\/main\.([0-9a-f]+)\.js$/.exec(src)?.[1]).find((hash) => hash !== undefined) ?? '';

export const originNow = (): SessionOrigin => ({
  build: buildNow(),
  commit: typeof NADI_COMMIT === 'string' ? NADI_COMMIT : '',
  page: window.location.pathname,
  browser: navigator.userAgent,
  screen: `${window.innerWidth}×${window.innerHeight} @${window.devicePixelRatio}`,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

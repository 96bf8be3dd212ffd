/**
 * What pages weigh, in bytes of brotli. The build fails where one weighs more than was measured here and the room beside it. A page that must
 * weigh more gets a new figure, and the commit says why.
 */
import webpack, { type Compilation, type Compiler } from 'webpack';
import { languages } from '../../src/shared/locale';
import { frameOf, routes } from '../../src/shared/routes';
import { areaChunks, wordsChunk } from '../../src/shared/routes/chunks';
import { around } from './routeChunks';

/** The scripts that start the app: as measured, and how much more they may become. */
const firstLoad = { measured: 188_500, room: 1.02 };

/**
 * The scripts that a page needs beyond those that start the app, as measured: what stands around it, its screen, the declarations of its areas, and the table of a list.
 * By the chunk of the screen, at least one of each area; `resource-list` and `resource-form` are the pages of every resource without its own.
 */
const pages: Readonly<Record<string, number>> = {
  login: 44_500,
  dashboard: 113_000,
  'resource-list': 215_000,
  'resource-form': 198_000,
  'item-list': 206_000,
  'item-form': 186_000,
  'entity-list': 206_000,
  'invoice-list': 206_000,
  'invoice-show': 209_000,
  'payment-list': 206_000,
  'ticket-list': 207_000,
  'ticket-show': 223_000,
  'audit-list': 132_800,
  calendar: 223_000,
  report: 172_100,
};
const pageRoom = 1.1;

/** The most that the scripts of a public page may weigh, and any one file. */
const [sitePage, file] = [100_000, 150_000];
/** Files that may be larger. Dictionaries come when someone begins to type a new password, and hold up nothing. */
const largerFiles: readonly (readonly [RegExp, number])[] = [[/password-strength/, 345_000]];

/** Fails the build when what a visitor downloads first, a page or any one file outgrows its budget. Measured as sent: in brotli. */
export class Budgets {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('Budgets', (compilation) => {
      const size = (name: string) => compilation.getAsset(`${name}.br`)?.source.size() ?? compilation.getAsset(name)?.source.size() ?? 0;
      const sum = (files: readonly string[]) => files.reduce((total, name) => total + size(name), 0);
      const scripts = (chunks: readonly string[]) => {
        const files = new Set(chunks.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []));
        return sum([...files].filter((name) => name.endsWith('.js')));
      };
      const check = (what: string, bytes: number, budget: number) => void (bytes > budget && this.refuse(compilation, what, bytes, budget));

      check('The first load', sum(compilation.entrypoints.get('main')?.getFiles() ?? []), firstLoad.measured * firstLoad.room);
      for (const chunk of Object.keys(pages).filter((name) => !routes.some((route) => route.chunk === name))) {
        compilation.errors.push(
          new webpack.WebpackError(`${chunk} has a budget and is the screen of no page: see scripts/build/budgets.ts.`),
        );
      }
      for (const route of routes.filter(({ chunk }) => chunk in pages)) {
        const table = route.of?.as === 'list' ? ['data-table'] : [];
        check(route.path, scripts([around(route), ...areaChunks(route), route.chunk, ...table]), pages[route.chunk]! * pageRoom);
      }
      for (const route of routes.filter((one) => frameOf(one) === 'main')) {
        for (const language of languages) {
          const words = route.words.map((namespace) => wordsChunk(language, namespace));
          check(`${route.path} in ${language}`, scripts(['site', route.chunk, ...words]), sitePage);
        }
      }
      for (const { name } of compilation.getAssets().filter((asset) => /\.(js|css)$/.test(asset.name))) {
        check(name, size(name), largerFiles.find(([larger]) => larger.test(name))?.[1] ?? file);
      }
    });
  }

  private refuse(compilation: Compilation, what: string, bytes: number, budget: number) {
    compilation.errors.push(
      new webpack.WebpackError(`${what} is ${bytes} bytes in brotli; its budget is ${Math.floor(budget)}. Load less, or load it later.`),
    );
  }
}

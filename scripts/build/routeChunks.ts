/** What the server needs to know of the built chunks: which files a page is going to need. */
import webpack, { type Compilation, type Compiler } from 'webpack';
import { frameOf, routes } from '../../src/shared/routes';
import type { RouteRow } from '../../src/shared/routes/row';

/** The typeface that a page shows at once. */
export const preloadedFont = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/;

/** What stands around a page's screen: the site's entry, or a frame of the app (src/client/app/frames.ts). */
export const around = (route: RouteRow): string => (frameOf(route) === 'main' ? 'site' : `${frameOf(route)}-frame`);

/** Writes route-chunks.json, `{ chunkName: [files] }`, from which the server preloads what a page is going to need: what stands around it, then its screen. */
export class RouteChunks {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('RouteChunks', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      const filesOf = (name: string) =>
        compilation.namedChunkGroups
          .get(name)
          ?.getFiles()
          .filter((file) => /\.(js|css)$/.test(file)) ?? this.refuse(compilation, name);
      compilation.hooks.processAssets.tap({ name: 'RouteChunks', stage }, () => {
        const screens = routes.map((route) => [route.chunk, [...new Set([...filesOf(around(route)), ...filesOf(route.chunk)])]] as const);
        const words = [...compilation.namedChunkGroups.keys()]
          .filter((name) => /^(locale|area)-/.test(name ?? ''))
          .map((name) => [name!, filesOf(name!)] as const);
        const font = ['font', compilation.getAssets().flatMap(({ name }) => (preloadedFont.test(name) ? [name] : []))] as const;
        compilation.emitAsset(
          'route-chunks.json',
          new webpack.sources.RawSource(JSON.stringify(Object.fromEntries([...screens, ...words, font]))),
        );
      });
    });
  }

  private refuse(compilation: Compilation, name: string): string[] {
    compilation.errors.push(
      new webpack.WebpackError(
        `No chunk is called ${name}: src/shared/routes.ts and the webpackChunkNames of src/client/app and src/client/site disagree.`,
      ),
    );
    return [];
  }
}

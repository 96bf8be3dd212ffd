/** How sw.js is made: the service worker, with the list of what it keeps beforehand. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { preloadedFont } from './routeChunks';

/**
 * Writes sw.js from src/client/sw: a script of its own, with the list of what it keeps beforehand. That is what every visit starts with:
 * the entries, the words common to all pages, the typeface, the offline page. The rest a browser keeps by itself, as its names are hashed.
 */
export class ServiceWorker {
  private readonly folder = path.resolve('src/client/sw');

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorker', stage }, async () => {
        const script = path.join(this.folder, 'worker.ts');
        compilation.fileDependencies.add(script);
        const { outputFiles } = await build({
          entryPoints: [script],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: { __PRECACHE__: JSON.stringify(this.kept(compilation)), 'process.env.NODE_ENV': '"production"' },
          tsconfig: path.join(this.folder, 'tsconfig.json'),
        });
        compilation.emitAsset('sw.js', new webpack.sources.RawSource(outputFiles[0]!.text));
      });
    });
  }

  /** A hashed name is its own version; of the others the content's hash is. */
  private kept(compilation: Compilation) {
    const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
    const words = [...compilation.namedChunkGroups].flatMap(([name, chunk]) =>
      /^locale-(id|en)-common-ts$/.test(name ?? '') ? chunk.getFiles() : [],
    );
    const font = compilation.getAssets().flatMap(({ name }) => (preloadedFont.test(name) ? [name] : []));
    const hashed = [...new Set([...entries, ...words, ...font])].filter((name) => /\.(js|css|woff2)$/.test(name));
    const named = ['offline.html', 'offline.css', 'offline.js', 'favicon.svg'];
    const revision = (name: string) => createHash('sha256').update(compilation.getAsset(name)!.source.buffer()).digest('hex').slice(0, 16);
    return [
      ...hashed.map((name) => ({ url: `/${name}`, revision: null })),
      ...named.map((name) => ({ url: `/${name}`, revision: revision(name) })),
    ];
  }
}

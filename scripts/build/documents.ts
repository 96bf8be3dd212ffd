/** The documents of the build, and the files that are served as they lie in public/. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import { tokenStorage } from '../../src/client/store/session/tokenStorage';
import { colorModeKey, colorSchemeAttribute } from '../../src/client/ui/constants';
import { tokenSheet } from '../../src/client/ui/tokens';

const folder = path.resolve('public');

/** The document that the server writes the public pages into. */
const siteDocument = 'site.html';

/** What stands in the page before any script: the colours, and a line that picks light or dark before the first paint. */
const document = (filename: string, chunk: string) =>
  new HtmlWebpackPlugin({
    template: path.join(folder, filename),
    filename,
    chunks: [chunk],
    scriptLoading: 'defer',
    templateParameters: () => ({
      tokens: tokenSheet(colorSchemeAttribute),
      colorModeKey,
      colorSchemeAttribute,
      tokenKey: tokenStorage.prefix + tokenStorage.key,
    }),
  });

/**
 * The scripts that start the app come before those that it is going to need: by itself a browser puts what is deferred last.
 * A public page can be read before any script; its styles the server writes into it.
 */
const startFirst = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StartFirst', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('StartFirst', (page) => {
        if (page.outputName === siteDocument) page.assetTags.styles = [];
        else for (const { attributes } of page.assetTags.scripts) attributes['fetchpriority'] = 'high';
        return page;
      });
    });
  },
};

const publicFiles = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('PublicFiles', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'PublicFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const name of await readdir(folder, { recursive: true })) {
            if (!/\.(svg|png|webp|ico|webmanifest|txt)$|^offline\.(html|css|js)$/.test(name)) continue;
            compilation.fileDependencies.add(path.join(folder, name));
            const content = await readFile(path.join(folder, name));
            const coloured = name === 'offline.css' ? `${tokenSheet(colorSchemeAttribute)}\n${content.toString()}` : content;
            compilation.emitAsset(name.split(path.sep).join('/'), new webpack.sources.RawSource(coloured));
          }
        },
      );
    });
  },
};

/** Writes the app's document, the site's, and what is served as it lies in public/. */
export const documents = [document('index.html', 'main'), document(siteDocument, 'site'), startFirst, publicFiles];

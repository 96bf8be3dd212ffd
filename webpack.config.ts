/** How the client becomes files: hashed, compressed, within budgets that fail the build. The public site comes twice: for browsers, and for the server that makes its pages. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Compilation, type Compiler, type Configuration, type RuleSetRule } from 'webpack';
import 'webpack-dev-server';
import { colorModeKey, colorSchemeAttribute } from './src/client/ui/constants';
import { tokenStorage } from './src/client/store/session/tokenStorage';
import { tokenSheet } from './src/client/ui/tokens';
import { languages } from './src/shared/locale';
import { frameOf, routeAt, routes } from './src/shared/routes';
import type { RouteRow } from './src/shared/routes/row';
import { wordsChunk } from './src/shared/routes/chunks';

// Loaded as CommonJS by webpack-cli, so no import.meta.
const root = process.cwd();
const apiPort = process.env.PORT ?? '3000';

/** The faces that a page shows at once. */
const preloadedFont = /plus-jakarta-sans-latin-wght-normal.*\.woff2$/;

/** Brotli bytes beyond which the build fails: the scripts of a public page, what starts the app, and any one chunk. */
const budgets = { site: 100_000, firstLoad: 180 * 1_024, chunk: 150_000 };
/**
 * Brotli bytes of the scripts that a page needs beyond those that start the app: what stands around it, its screen, the table of a list, and
 * what errors say. With 10 % of room.
 */
const pageBudgets: Readonly<Record<string, number>> = { login: 45_500, 'resource-list': 199_500, 'item-list': 199_500 };
/** Dictionaries are what they are: they come when someone begins to type a new password, and hold up nothing. */
const ownBudgets: readonly (readonly [RegExp, number])[] = [[/password-strength/, 345_000]];
const budgetOf = (name: string): number => ownBudgets.find(([chunk]) => chunk.test(name))?.[1] ?? budgets.chunk;

const folder = (...names: string[]) => path.join(root, ...names);

/** What stands around a page's screen: the site's entry, or a frame of the app (src/client/app/frames.ts). */
const around = (route: RouteRow): string => (frameOf(route) === 'main' ? 'site' : `${frameOf(route)}-frame`);

/** Writes route-chunks.json, `{ chunkName: [files] }`, from which the server preloads what a page is going to need: what stands around it, then its screen. */
class RouteChunks {
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
          .filter((name) => name?.startsWith('locale-'))
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

/** Fails the build when what a visitor downloads first, or any one chunk, outgrows its budget. Measured as sent: in brotli. */
class Budgets {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('Budgets', (compilation) => {
      const size = (file: string) => compilation.getAsset(`${file}.br`)?.source.size() ?? compilation.getAsset(file)?.source.size() ?? 0;
      const first = compilation.entrypoints.get('main')?.getFiles() ?? [];
      const total = first.reduce((sum, file) => sum + size(file), 0);
      if (total > budgets.firstLoad) this.refuse(compilation, 'The first load', total, budgets.firstLoad);
      for (const route of routes.filter(({ chunk }) => chunk in pageBudgets)) {
        const names = [around(route), route.chunk, ...(route.of?.as === 'list' ? ['data-table'] : [])];
        const files = new Set(names.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []));
        const scripts = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + size(file), 0);
        if (scripts > pageBudgets[route.chunk]!) this.refuse(compilation, route.path, scripts, pageBudgets[route.chunk]!);
      }
      for (const route of routes.filter((one) => frameOf(one) === 'main')) {
        for (const language of languages) {
          const groups = ['site', route.chunk, ...route.words.map((namespace) => wordsChunk(language, namespace))];
          const files = new Set(
            groups.flatMap(
              (name) =>
                compilation.namedChunkGroups
                  .get(name)
                  ?.getFiles()
                  .filter((file) => file.endsWith('.js')) ?? [],
            ),
          );
          const scripts = [...files].reduce((sum, file) => sum + size(file), 0);
          if (scripts > budgets.site) this.refuse(compilation, `${route.path} in ${language}`, scripts, budgets.site);
        }
      }
      for (const { name } of compilation.getAssets()) {
        if (/\.(js|css)$/.test(name) && size(name) > budgetOf(name)) this.refuse(compilation, name, size(name), budgetOf(name));
      }
    });
  }

  private refuse(compilation: Compilation, what: string, bytes: number, budget: number) {
    compilation.errors.push(
      new webpack.WebpackError(`${what} is ${bytes} bytes in brotli; its budget is ${budget}. Load less, or load it later.`),
    );
  }
}

/** Stands for what is left out, whatever it exports: says so, should anyone ever show it. */
const absent = (request: string) =>
  'data:text/javascript,' +
  encodeURIComponent(`
function LeftOut() { throw new Error(${JSON.stringify(request)} + ' is left out of the grid: see webpack.config.ts'); }
const isPart = (name) => typeof name === 'string' && /^(Grid|GRID_|render)|Classes$/.test(name);
module.exports = new Proxy(LeftOut, { get: (_, name) => name === '__esModule' || (isPart(name) ? LeftOut : LeftOut[name]) });`);

/** Replaces hooks of the grid that we never use. They do nothing but say that no cell is being edited. */
const idle =
  'data:text/javascript,' +
  encodeURIComponent(`
const getCellMode = () => 'view';
const useNothing = ({ current }) => void (current.getCellMode || current.register('public', { getCellMode }));
module.exports = new Proxy({}, { get: (_, name) => name === '__esModule' || useNothing });`);

/**
 * Leaves out of MUI's grid what our lists never show, a third of its script: its own search, filter and column panels, its toolbar,
 * footer, menus and overlays, the cells in which one edits, and those of Material's components that only they use; then the hooks that edit,
 * that print the grid by itself, and that fetch its rows.
 */
class SlimGrid {
  private readonly grid = /[\\/]node_modules[\\/]@mui[\\/]x-data-grid[\\/]/;
  private readonly unused = [
    /[\\/]components[\\/](columnsManagement|columnsPanel|export|filterPanel|quickFilter|toolbar|toolbarV8)[\\/]/,
    /[\\/]components[\\/]panel[\\/](filterPanel[\\/]|Grid(ColumnsPanel|Panel|PanelContent|PanelFooter|PanelHeader|PanelWrapper)\.mjs)/,
    /[\\/]components[\\/]menu[\\/]columnMenu[\\/](?!GridColumnHeaderMenu\.)/,
    /[\\/]components[\\/]cell[\\/]Grid(Edit\w+|LongTextCell|BooleanCell)\.mjs/,
    /[\\/]components[\\/]Grid(Footer|Pagination|RowCount|SelectedRowCount|LoadingOverlay|SkeletonLoadingOverlay|NoResultsOverlay|NoColumnsOverlay)\.mjs/,
    /[\\/]colDef[\\/]grid(Date|Boolean|Numeric|SingleSelect|LongText)ColDef\.mjs/,
  ];
  private readonly idle = [
    /[\\/]hooks[\\/]features[\\/](editing[\\/]useGrid(Cell|Row)Editing|export[\\/]useGridPrintExport|dataSource[\\/]useGridDataSource)\.mjs/,
  ];
  private readonly dress = /^@mui\/material\/(?!styles$|utils$)/;

  apply(compiler: Compiler) {
    new webpack.NormalModuleReplacementPlugin(this.dress, (request: { request: string; contextInfo?: { issuer?: string } }) => {
      if (this.grid.test(request.contextInfo?.issuer ?? '')) request.request = absent(request.request);
    }).apply(compiler);
    new webpack.NormalModuleReplacementPlugin(
      /\.mjs$/,
      (request: { request: string; context?: string; contextInfo?: { issuer?: string } }) => {
        if (!this.grid.test(request.contextInfo?.issuer ?? '')) return;
        const file = path.join(request.context ?? '', request.request);
        if (this.unused.some((part) => part.test(file))) request.request = absent(request.request);
        if (this.idle.some((hook) => hook.test(file))) request.request = idle;
      },
    ).apply(compiler);
  }
}

type InChunks = {
  readonly chunkGraph: { getModuleChunksIterable(module: webpack.Module): Iterable<{ name?: string | null | undefined }> };
};

/** Whether enough of the chunks that a module is in are called so. */
const among =
  (name: RegExp, least = 1) =>
  (module: webpack.Module, { chunkGraph }: InChunks) =>
    [...chunkGraph.getModuleChunksIterable(module)].filter((chunk) => name.test(chunk.name ?? '')).length >= least;

const [inFrame, inForm, inForms, inList, inLists, inSeveral] = [
  among(/^dashboard-frame$/),
  among(/-form$/),
  among(/-form$/, 3),
  among(/-list$/),
  among(/-list$/, 3),
  among(/./, 2),
];
/** The sign-in page comes before any list or form: what it shares with them stays out of their files. */
const inPublic = among(/^(auth-frame|login)$/);
/** What a public page needs too is fetched with that page alone. */
const inSite = among(/^site(-|$)/);
/** The filters of a list have the inputs of a form within; of what else there is, a question in a dialog has the least. */
const inFilters = among(/^filter-panel$/);
const inQuestion = among(/^confirm-dialog$/);

/** A list's table comes with its rows, long before any form. */
const inTable = among(/^data-table$/);
/** What forms share, and nothing that is fetched before them has. */
const ofForms = (module: webpack.Module, graph: InChunks) =>
  inForms(module, graph) && ![inSite, inPublic, inFrame, inTable, inList].some((earlier) => earlier(module, graph));

/**
 * What pages share, in few files: a mobile network takes longer for a dozen small ones than for their bytes.
 * `material` comes with the dashboard, `fields` with lists and forms, `lists` with lists: what three lists need, so that what is one
 * resource's own stays with its pages; a form adds `dialogs`, `inputs` and `forms`, of which
 * a question needs the first and the filters of a list the first two. The styles of all these, and their words, are together.
 */
const shared = {
  material: {
    test: (module: webpack.Module, graph: InChunks) =>
      inFrame(module, graph) &&
      !inPublic(module, graph) &&
      !inSite(module, graph) &&
      (inSeveral(module, graph) || /node_modules/.test(module.nameForCondition() ?? '')),
    priority: 12,
  },
  fields: {
    test: (module: webpack.Module, graph: InChunks) =>
      !inSite(module, graph) && !inPublic(module, graph) && inLists(module, graph) && inForm(module, graph) && !inFrame(module, graph),
    priority: 11,
  },
  lists: {
    test: (module: webpack.Module, graph: InChunks) =>
      !inSite(module, graph) && !inPublic(module, graph) && inLists(module, graph) && !inFrame(module, graph),
    priority: 10,
  },
  dialogs: {
    test: (module: webpack.Module, graph: InChunks) => ofForms(module, graph) && inQuestion(module, graph),
    priority: 9,
  },
  inputs: {
    test: (module: webpack.Module, graph: InChunks) => ofForms(module, graph) && inFilters(module, graph),
    priority: 8,
  },
  forms: { test: (module: webpack.Module, graph: InChunks) => ofForms(module, graph), priority: 7 },
  styles: {
    type: 'css/mini-extract',
    test: (module: webpack.Module, graph: InChunks) => !inSite(module, graph) && (inFrame(module, graph) || inLists(module, graph)),
    priority: 13,
  },
  wordsId: { test: /[\\/]locales[\\/]id[\\/](grid|form)\.ts$/, priority: 10 },
  wordsEn: { test: /[\\/]locales[\\/]en[\\/](grid|form)\.ts$/, priority: 10 },
};

/** Files of words beside the screens of a resource: its area, and the language. */
const resourceWords = /[\\/]areas[\\/]([\w-]+)[\\/]screens[\\/]\w+[\\/]words\.(id|en)\.ts$/;

const compressed = (production: boolean) => {
  if (!production) return [];
  const common = { test: /\.(js|css|svg|json|webmanifest)$/, minRatio: 0.9 };
  return [
    new CompressionPlugin({ ...common, algorithm: 'gzip', filename: '[path][base].gz', compressionOptions: { level: 9 } }),
    new CompressionPlugin({
      ...common,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } } as zlib.BrotliOptions,
    }),
  ];
};

/**
 * Tells V8 to compile whole, on another thread while they arrive, the scripts of which nearly all runs before a list is painted: those that
 * start the app, and those of the frame and the lists. Otherwise it reads each function over and compiles it on the page's own thread when
 * it is first called, 3,000 times until the rows are there. To other engines it is a comment.
 */
class CompileAtOnce {
  private readonly hint = '//# allFunctionsCalledOnLoad\n';
  private readonly runs = /^(material|dashboard-frame|fields|lists|[\w-]+-list)$/;

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('CompileAtOnce', (compilation: Compilation) => {
      // After the minimiser, which removes comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileAtOnce', stage }, () => {
        const start = compilation.entrypoints.get('main')?.chunks ?? [];
        const chunks = [...compilation.chunks].filter((chunk) => start.includes(chunk) || this.runs.test(chunk.name ?? ''));
        for (const file of chunks.flatMap((chunk) => [...chunk.files]).filter((name) => name.endsWith('.js')))
          compilation.updateAsset(file, (script) => new webpack.sources.ConcatSource(this.hint, script));
      });
    });
  }
}

/** What stands in the page before any script: the colours, and a line that picks light or dark before the first paint. */
const document = (filename: string, chunk: string) =>
  new HtmlWebpackPlugin({
    template: folder('public', filename),
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

/** The document that the server writes the public pages into. */
const siteDocument = 'site.html';

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
          const { readdir, readFile } = await import('node:fs/promises');
          for (const name of await readdir(folder('public'), { recursive: true })) {
            if (!/\.(svg|png|webp|ico|webmanifest|txt)$|^offline\.(html|css)$/.test(name)) continue;
            compilation.fileDependencies.add(folder('public', name));
            const content = await readFile(folder('public', name));
            const coloured = name === 'offline.css' ? `${tokenSheet(colorSchemeAttribute)}\n${content.toString()}` : content;
            compilation.emitAsset(name.split(path.sep).join('/'), new webpack.sources.RawSource(coloured));
          }
        },
      );
    });
  },
};

/**
 * Writes sw.js from src/client/sw: a script of its own, with the list of what it keeps beforehand. That is what every visit starts with:
 * the entries, the words common to all pages, the typeface, the offline page. The rest a browser keeps by itself, as its names are hashed.
 */
class ServiceWorker {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation: Compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorker', stage }, async () => {
        compilation.fileDependencies.add(folder('src/client/sw/worker.ts'));
        const { build } = await import('esbuild');
        const kept = JSON.stringify(this.kept(compilation));
        const { outputFiles } = await build({
          entryPoints: [folder('src/client/sw/worker.ts')],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          define: { __PRECACHE__: kept, 'process.env.NODE_ENV': '"production"' },
          tsconfig: folder('src/client/sw/tsconfig.json'),
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
    const named = ['offline.html', 'offline.css', 'favicon.svg'];
    const revision = (name: string) => createHash('sha256').update(compilation.getAsset(name)!.source.buffer()).digest('hex').slice(0, 16);
    return [
      ...hashed.map((name) => ({ url: `/${name}`, revision: null })),
      ...named.map((name) => ({ url: `/${name}`, revision: revision(name) })),
    ];
  }
}

const cache = (name: string) => ({
  type: 'filesystem' as const,
  name,
  cacheDirectory: folder('.cache/webpack'),
  buildDependencies: {
    config: [
      'webpack.config.ts',
      'scripts/props/',
      'src/client/tsconfig.json',
      'src/client/ui/tokens.ts',
      'src/client/store/session/tokenStorage.ts',
      'src/shared/routes.ts',
      'src/shared/routes/',
      'src/shared/areas/',
      'src/shared/kit/',
      'src/shared/access.ts',
    ].map((name) => folder(name)),
  },
});

/** react-router's own entry is the one for development, with warnings that nobody reads in production. */
const routerOf = (production: boolean) => {
  const built = path.join(root, 'node_modules/react-router/dist/production');
  return production && { 'react-router/dom$': path.join(built, 'dom-export.mjs'), 'react-router$': path.join(built, 'index.mjs') };
};

const resolve = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    '#shared': folder('src/shared'),
    '#client': folder('src/client'),
    // sanitize-html wants it for style attributes only, and our list (shared/domain/richText) allows none.
    postcss: false as const,
  },
};

const rulesOf = (css: RuleSetRule, emit = true): RuleSetRule[] => [
  { test: folder('src/client/areas/gallery/screens/propTables.ts'), enforce: 'pre', loader: folder('scripts/props/loader.mjs') },
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: folder('src/client/tsconfig.json'),
      compilerOptions: { composite: false, incremental: false, emitDeclarationOnly: false, declaration: false, rootDir: folder('src') },
    },
  },
  // What stands for parts that are left out is CommonJS: it has whatever name is asked for.
  { scheme: 'data', mimetype: 'text/javascript', type: 'javascript/auto' },
  css,
  { test: /\.woff2$/, type: 'asset/resource', generator: { emit } },
];

/** Names are made of a style sheet's path and the class's own name: the browser's build and the server's agree. */
const modules = (production: boolean) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  localIdentName: production ? '[hash:base64:6]' : '[name]-[local]',
});

const styles = (production: boolean): RuleSetRule => ({
  test: /\.css$/,
  sideEffects: true,
  use: [production ? MiniCssExtractPlugin.loader : 'style-loader', { loader: 'css-loader', options: { modules: modules(production) } }],
});

/** What the server makes public pages with: one file of Node's, in which styles are names only. */
const renderer: Configuration = {
  name: 'renderer',
  mode: 'production',
  target: 'node20',
  entry: { render: folder('src/client/site/render.tsx') },
  output: { path: folder('dist/site'), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
  devtool: false,
  cache: cache('renderer'),
  resolve,
  module: {
    rules: rulesOf({ test: /\.css$/, loader: 'css-loader', options: { modules: { ...modules(true), exportOnlyLocals: true } } }, false),
  },
  optimization: { minimize: false },
  performance: { hints: false },
  stats: 'errors-warnings',
};

/** What the server answers while one develops: what isn't the app's, and the files that public pages were built with. */
const ofServer = (address: string): boolean => {
  const route = routeAt(address);
  return (
    /^\/(api|files|assets|healthz|readyz|sitemap\.xml|robots\.txt)(\/|$)/.test(address) ||
    (route !== undefined && frameOf(route) === 'main')
  );
};

const browser = (production: boolean): Configuration => {
  const hash = production ? '.[contenthash:8]' : '';
  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    name: 'client',
    entry: { main: folder('src/client/main.tsx'), site: folder('src/client/site/main.ts') },
    output: {
      path: folder('dist/client'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    cache: cache('client'),
    resolve: { ...resolve, alias: { ...resolve.alias, ...routerOf(production) } },
    module: { rules: rulesOf(styles(production)) },
    plugins: [
      document('index.html', 'main'),
      document(siteDocument, 'site'),
      startFirst,
      publicFiles,
      new SlimGrid(),
      ...(production ? [new MiniCssExtractPlugin({ filename: `assets/[name]${hash}.css`, ignoreOrder: true })] : []),
      ...(production
        ? [new CompileAtOnce(), new RouteChunks(), new ServiceWorker(), ...compressed(production), new Budgets()]
        : [new ForkTsCheckerPlugin({ typescript: { configFile: folder('src/client/tsconfig.json'), build: true } })]),
    ],
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // Each entry's knows only the chunks that it may fetch: the app's are many.
      runtimeChunk: { name: ({ name }: { name: string }) => (name === 'site' ? 'site-runtime' : 'runtime') },
      splitChunks: {
        chunks: 'all',
        maxInitialRequests: 6,
        minSize: 10_000,
        cacheGroups: {
          ...Object.fromEntries(
            Object.entries(shared).map(([name, group]) => [name, { ...group, name, chunks: 'async', enforce: true } as const]),
          ),
          // The words of the resources of one area together: they are small, and one reads them one after the other.
          resourceWords: {
            test: resourceWords,
            name: (module: webpack.Module) => {
              const [, area, language] = resourceWords.exec(module.nameForCondition() ?? '') ?? [];
              return `words-${area}-${language}`;
            },
            chunks: 'async',
            priority: 10,
            enforce: true,
          },
          // What every error says: fetched beside the words that all screens share, and no part of what is needed to begin.
          errors: {
            test: /[\\/]src[\\/]shared[\\/]errors\.ts$/,
            name: 'errors',
            chunks: 'async',
            priority: 30,
            enforce: true,
          },
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            priority: 20,
            enforce: true,
          },
          // Beside the editor rather than in it: both are fetched at once, and either changes without the other.
          sanitiser: {
            test: /[\\/]node_modules[\\/](sanitize-html|htmlparser2|entities|dom(-serializer|elementtype|handler|utils)|parse-srcset)[\\/]/,
            name: 'sanitiser',
            chunks: 'async',
            enforce: true,
          },
        },
      },
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
    devServer: {
      port: Number(process.env.DEV_PORT ?? 5173),
      hot: true,
      static: false,
      historyApiFallback: true,
      devMiddleware: { index: false },
      proxy: [{ context: (address: string) => ofServer(address), target: `http://127.0.0.1:${apiPort}` }],
    },
  };
};

/** While one develops, the server shows public pages as they were built last (`npm run build`); all else is fresh. */
export default (_: unknown, argv: { mode?: string }): Configuration[] =>
  argv.mode === 'production' ? [browser(true), renderer] : [browser(false)];

/** How the client becomes files: hashed, compressed, within budgets that fail the build. The public site comes twice: for browsers, and for the server that makes its pages. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import zlib from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import 'webpack-dev-server';
import { Budgets } from './scripts/build/budgets';
import { CompileAtOnce } from './scripts/build/compileAtOnce';
import { documents } from './scripts/build/documents';
import { GridSlots } from './scripts/build/gridSlots';
import { RouteChunks } from './scripts/build/routeChunks';
import { ServiceWorker } from './scripts/build/serviceWorker';
import { cacheGroups } from './scripts/build/sharedChunks';
import { frameOf, routeAt } from './src/shared/routes';

// Loaded as CommonJS by webpack-cli, so no import.meta.
const root = process.cwd();
const apiPort = process.env.PORT ?? '3000';

/** The short hash of the commit that is built, which sessions name; empty where git does not know. */
const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

const folder = (...names: string[]) => path.join(root, ...names);

const compressible = { test: /\.(js|css|svg|json|webmanifest)$/, minRatio: 0.9 };
const compressed = [
  new CompressionPlugin({ ...compressible, algorithm: 'gzip', filename: '[path][base].gz', compressionOptions: { level: 9 } }),
  new CompressionPlugin({
    ...compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } } as zlib.BrotliOptions,
  }),
];

const cache = (name: string) => ({
  type: 'filesystem' as const,
  name,
  cacheDirectory: folder('.cache/webpack'),
  buildDependencies: {
    config: [
      'webpack.config.ts',
      'scripts/build/',
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
  // Of an area's index only what is used is loaded.
  { test: /[\\/]client[\\/]areas[\\/]\w+[\\/]index\.ts$/, sideEffects: false },
  {
    test: [folder('src/shared/areas/entryData.ts'), folder('src/shared/areas/nounData.ts'), folder('src/shared/areas/shownData.ts')],
    enforce: 'pre',
    loader: folder('scripts/evaluate/loader.mjs'),
  },
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
    cache: cache(production ? 'client' : 'client-dev'),
    resolve: { ...resolve, alias: { ...resolve.alias, ...routerOf(production) } },
    module: { rules: rulesOf(styles(production)) },
    plugins: [
      ...documents,
      new webpack.DefinePlugin({ NADI_COMMIT: JSON.stringify(commit()) }),
      new GridSlots(),
      ...(production
        ? [
            new MiniCssExtractPlugin({ filename: `assets/[name]${hash}.css`, ignoreOrder: true }),
            new CompileAtOnce(),
            new RouteChunks(),
            new ServiceWorker(),
            ...compressed,
            new Budgets(),
          ]
        : []),
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
        cacheGroups,
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

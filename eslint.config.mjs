// The lint: TypeScript's strict rules, React's hooks, and the layers inside each world, from one array.
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { slowRegex } from './scripts/lint/slowRegex.mjs';

/** layer → what it must not import. The three worlds are kept apart by the compiler; these keep the floors in each. */
const layers = [
  ['client/screens', ['app', 'services']],
  ['client/store', ['app', 'screens', 'ui', 'kit']],
  ['client/storeKit', ['app', 'screens', 'services', 'store', 'kit', 'ui']],
  ['client/services', ['app', 'screens', 'store', 'storeKit', 'kit', 'ui']],
  ['client/kit', ['app', 'screens', 'services', 'store/modules']],
  ['client/ui', ['app', 'screens', 'store', 'storeKit', 'services', 'kit']],
  ['server/routes', ['db', 'main', 'app']],
  ['server/resources', ['routes', 'http', 'jobs', 'db', 'app', 'main']],
  ['server/identity', ['routes', 'resources', 'jobs', 'db', 'app', 'main']],
  ['server/jobs', ['routes', 'resources', 'db', 'app', 'main']],
  ['server/mail', ['routes', 'resources', 'identity', 'db', 'app', 'main']],
  ['server/files', ['routes', 'resources', 'repository', 'app', 'main']],
  ['server/repository', ['routes', 'resources', 'identity', 'http', 'jobs', 'mail', 'files', 'site', 'tools', 'app', 'main']],
  ['server/http', ['routes', 'resources', 'identity', 'jobs', 'app', 'main']],
  ['server/db', ['routes', 'repository', 'http', 'app', 'main']],
];

const zones = layers.map(([layer, closed]) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: closed.map((folder) => ({
          regex: `^(\\.\\./)+(${folder})(/|$)|^#${layer.split('/')[0]}/${folder}(/|$)`,
          allowTypeImports: true,
          message: `${layer} must not import ${folder}: see ARCHITECTURE.md.`,
        })),
      },
    ],
  },
}));

/** What writes SQL: the query builder, the driver, and the builder's own methods on a connection that was handed over. */
const sqlMessage = 'Only src/server/repository and src/server/db write SQL: give it a named function there.';
const sqlMethods = ['selectFrom', 'selectNoFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'executeQuery'];
const withoutSql = {
  'no-restricted-imports': ['error', { paths: ['kysely', 'pg'].map((name) => ({ name, message: sqlMessage })) }],
  'no-restricted-syntax': [
    'error',
    { selector: `CallExpression > MemberExpression.callee[property.name=/^(${sqlMethods.join('|')})$/]`, message: sqlMessage },
    { selector: 'MemberExpression[object.property.name="pool"][property.name="query"]', message: sqlMessage },
    { selector: 'MemberExpression[object.name="pool"][property.name="query"]', message: sqlMessage },
  ],
};

/** Which folders may call fetch, contain SQL, or read the environment (ARCHITECTURE.md). */
const only = [
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/repository/**', 'src/server/db/**'],
    rules: withoutSql,
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['src/client/services/**'],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: 'Only services fetch.' }] },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/main.ts', 'src/server/config.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // It reads our own migrations only.
    ignores: ['src/server/db/lintMigration.ts'],
    plugins: { nadi: { rules: { 'slow-regex': slowRegex } } },
    rules: { 'nadi/slow-regex': 'error' },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
];

/** The budgets of CONTRIBUTING.md, in lines. They warn; package.json's `lint` holds how many warnings there may be, and that number only falls. */
const budgets = [
  { files: ['src/**', 'scripts/**', 'test/**'], rules: { 'max-lines': ['warn', 200] } },
  { files: ['src/client/screens/**/*.tsx'], rules: { 'max-lines': ['warn', 150] } },
  { files: ['src/**', 'scripts/**'], rules: { 'max-lines-per-function': ['warn', 40] } },
];

export default tseslint.config(
  { ignores: ['dist/', '.cache/', 'node_modules/', 'data/', 'coverage/'] },
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-object-type': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  ...zones,
  ...only,
  ...budgets,
  { files: ['scripts/**', 'src/server/main.ts', 'test/**'], rules: { 'no-console': 'off' } },
  { files: ['test/**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

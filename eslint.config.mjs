// The lint: TypeScript's strict rules, React's hooks, what each folder may import, and the budgets.
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { arrowsOf } from './scripts/lint/arrows.mjs';

/** What writes SQL: the query builder, the driver, and the builder's own methods on a connection that was handed over. */
const sqlMessage = 'Only src/server/{repository,db} and the folder sql of an area write SQL: give it a named function there.';
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
    ignores: ['src/server/repository/**', 'src/server/db/**', 'src/server/areas/*/sql/**'],
    rules: withoutSql,
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['src/client/services/**', 'src/client/areas/*/services/**'],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: 'Only services fetch.' }] },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'shared/areas/resources$',
              allowTypeImports: true,
              message: 'That is every declaration: the first load has room for their entries only (#shared/areas/entries).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/server/areas/**/*.ts'],
    ignores: ['src/server/areas/*/commands/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '#server/repository/serverResource',
              importNames: ['Run', 'Runs'],
              message: 'What a command does is written in the folder commands of its area.',
            },
          ],
        },
      ],
    },
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
    plugins: { nadi: { rules: { arrows: arrowsOf(import.meta.dirname) } } },
    rules: { 'nadi/arrows': 'error' },
  },
  {
    // Whoever writes the text that is searched can stop the server with an expression that takes more than linear time.
    files: ['src/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
      'regexp/no-dupe-disjunctions': ['error', { reportExponentialBacktracking: 'potential' }],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
];

const world = (name) => [`${import.meta.dirname}/src/${name}`];

/** The only circle there may be: a form has pickers of related records, and a picker opens a form to add a missing one. */
const formInForm = ['FieldList.tsx', 'FieldInput.tsx', 'kinds.ts', 'RelationInput.tsx', 'RelationPicker.tsx', 'CreateDialog.tsx'];

/** No module imports itself by way of others. Imports of types, and import(), are no part of a circle. */
const cycles = [
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx'],
          alias: { '#shared': world('shared'), '#client': world('client'), '#server': world('server') },
        }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true, allowUnsafeDynamicCyclicDependency: true }] },
  },
  { files: formInForm.map((file) => `src/client/kit/form/${file}`), rules: { 'import-x/no-cycle': 'off' } },
];

/** What holds words or rows of data, and tests: long, and easy to read all the same. */
const plainLists = [
  'src/client/locales/**',
  'src/client/areas/*/words/**',
  'src/client/areas/*/screens/*/words.*.ts',
  'src/shared/**/errors.ts',
  'src/shared/areas/*/resources/**',
  'src/server/db/{demo,migrations,seed}/**',
  'test/**',
];

/**
 * The budgets of CONTRIBUTING.md: complexity is what makes a function hard to read, its length only where it is extreme. They warn;
 * package.json's `lint` says how many warnings there may be.
 */
const budgets = [
  { files: ['src/**', 'scripts/**'], rules: { complexity: ['warn', 12], 'max-depth': ['warn', 3], 'max-params': ['warn', 5] } },
  {
    files: ['src/**', 'scripts/**'],
    ignores: plainLists,
    rules: { 'max-lines': ['warn', 300], 'max-lines-per-function': ['warn', 80] },
  },
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
  ...only,
  ...cycles,
  ...budgets,
  { files: ['scripts/**', 'src/server/main.ts', 'test/**'], rules: { 'no-console': 'off' } },
  { files: ['test/**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

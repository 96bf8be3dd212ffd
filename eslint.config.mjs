// The lint: TypeScript's strict rules, React's hooks, what each folder may import, and the budgets.
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { arrowsOf } from './scripts/lint/arrows.mjs';
import { slowRegex } from './scripts/lint/slowRegex.mjs';

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
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/main.ts', 'src/server/config.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { nadi: { rules: { arrows: arrowsOf(import.meta.dirname), 'slow-regex': slowRegex } } },
    rules: { 'nadi/arrows': 'error', 'nadi/slow-regex': 'error' },
  },
  // It reads our own migrations only.
  { files: ['src/server/db/lintMigration.ts'], rules: { 'nadi/slow-regex': 'off' } },
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

/** The budgets of CONTRIBUTING.md, in lines. They warn; package.json's `lint` holds how many warnings there may be, and that number only falls. */
const budgets = [
  { files: ['src/**', 'scripts/**', 'test/**'], rules: { 'max-lines': ['warn', 200] } },
  { files: ['src/client/{areas/**/screens,app/shell,site/screens,kit/resource}/**/*.tsx'], rules: { 'max-lines': ['warn', 150] } },
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
  ...only,
  ...cycles,
  ...budgets,
  { files: ['scripts/**', 'src/server/main.ts', 'test/**'], rules: { 'no-console': 'off' } },
  { files: ['test/**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);

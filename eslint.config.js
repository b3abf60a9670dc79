import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports run one way: content ← ui ← site, office ← routes. What deploys knows neither build, tools nor tests. */
const zones = [
  {
    target: './src/content',
    from: ['./src', './supabase'],
    except: ['./content'],
    message: 'Content is facts and words: it imports nothing but content.',
  },
  {
    target: './src/ui',
    from: ['./src/site', './src/office', './src/routes.tsx'],
    message: 'What both sides use knows neither the site nor the office.',
  },
  {
    target: './src/site',
    from: ['./src/office', './src/routes.tsx'],
    message: 'Public pages must not pull in the office or its backend client.',
  },
  {
    target: './src/office',
    from: ['./src/site', './src/routes.tsx'],
    message: 'The office knows the content and the shared parts of the screen, not the public pages.',
  },
  {
    target: ['./src/content', './src/ui', './src/site', './src/navigation', './src/*.ts', './src/*.tsx'],
    from: './src/office/api/client.ts',
    message: 'Only the office talks to the backend.',
  },
  {
    target: ['./src', './supabase'],
    from: ['./build', './tools', './tests'],
    message: 'What deploys imports nothing from build, tools or tests.',
  },
  {
    target: './src',
    from: './supabase',
    except: [
      './functions/_shared/business-hours.ts',
      './functions/_shared/columns.ts',
      './functions/_shared/contract',
      './functions/_shared/phone.ts',
      './functions/_shared/quote.ts',
      './functions/_shared/texts/segments.ts',
      './database.types.ts',
    ],
    message:
      'The site takes only the contract and the rules for numbers, hours, texts and quotes from the functions.',
  },
  {
    target: './supabase',
    from: './src',
    message: 'The functions and the database stand without the site.',
  },
];

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'supabase/.temp', 'supabase/database.types.ts', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat.recommended,
  ...query.configs['flat/recommended'],
  {
    languageOptions: {
      globals: { ...globals.browser },
      parserOptions: { projectService: { allowDefaultProject: ['eslint.config.js'] } },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['{src,build,tools,supabase}/**/*.{ts,tsx,js}'],
    // Words and facts are as long as they are.
    ignores: ['src/content/**'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 80 }],
    },
  },
  {
    files: ['tools/**/*.js', '*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['supabase/functions/*/index.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
);

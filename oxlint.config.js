import { defineConfig } from 'oxlint';

const notDeployed = {
  group: ['**/build/**', '**/tools/**', '**/tests/**'],
  message: 'What deploys imports nothing from build, tools or tests.',
};

const notShared = {
  group: [
    '**/supabase/**',
    '[#]functions/**',
    '!**/supabase/database.types',
    ...['business-hours', 'columns', 'contract/*', 'phone', 'quote'].map((path) => `![#]functions/${path}`),
  ],
  message:
    'The site takes only the contract and the rules for numbers, hours, texts and quotes from the functions.',
};

const notPublic = {
  group: ['**/office/**'],
  message: 'What public pages load must not pull in the office or its backend client.',
};

const backendClient = { group: ['**/api/client'], message: 'Only the office talks to the backend.' };

/** Imports run one way: content ← ui ← site, office ← routes. What a folder in src must not import. */
const folders = {
  content: {
    group: [
      ...['ui', 'site', 'office', 'navigation', 'offline', 'late-start', 'supabase'].map(
        (name) => `**/${name}/**`,
      ),
      ...['routes', 'pages', 'words', 'main', 'backend-url', 'page-metrics'].map((name) => `**/${name}`),
      '[#]functions/**',
    ],
    message: 'Content is facts and words: it imports nothing but content.',
  },
  ui: {
    group: ['**/site/**', '**/office/**', '**/routes'],
    message: 'What both sides use knows neither the site nor the office.',
  },
  site: {
    group: ['**/office/**', '**/routes'],
    message: 'Public pages must not pull in the office or its backend client.',
  },
  office: {
    group: ['**/site/**', '**/routes'],
    message: 'The office knows the content and the shared parts of the screen, not the public pages.',
  },
};

const restrictImports = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns, notDeployed] }] },
});

export default defineConfig({
  plugins: ['typescript', 'react', 'import'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist', 'supabase/.temp', 'supabase/database.types.ts', 'test-results'],
  rules: {
    eqeqeq: 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'preserve-caught-error': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': 'error',
    'react/error-boundaries': 'error',
    'react/exhaustive-deps': 'error',
    'react/immutability': 'error',
    // React warns of missing keys itself, and the tests fail on its warnings.
    'react/jsx-key': 'off',
    'react/preserve-manual-memoization': 'error',
    'react/purity': 'error',
    'react/refs': 'error',
    'react/rules-of-hooks': 'error',
    'react/set-state-in-effect': 'error',
    'react/set-state-in-render': 'error',
    'react/static-components': 'error',
    'react/use-memo': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    // Only codes, names and iterables are spread and sorted, where both do what they should.
    'typescript/no-misused-spread': 'off',
    'typescript/no-non-null-assertion': 'error',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      // Deno checks them, with its own types (`npm run typecheck:functions`).
      excludeFiles: ['supabase/functions/*/index.ts'],
      rules: {
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      },
    },
    {
      files: ['{src,build,tools,supabase}/**/*.{ts,tsx,js}'],
      // Words and facts are as long as they are.
      excludeFiles: ['src/content/**'],
      rules: { 'max-lines': ['error', 300], 'max-lines-per-function': ['error', 80] },
    },
    { files: ['tests/**/*.{ts,tsx,js}'], rules: { 'max-lines': ['error', 300] } },
    restrictImports(['supabase/**'], {
      group: ['**/src/**'],
      message: 'The functions and the database stand without the site.',
    }),
    restrictImports(['src/**'], notShared, backendClient),
    // Only routes.tsx and the office itself know the office.
    restrictImports(
      ['src/{late-start,navigation,offline}/**', 'src/{main,page-metrics,pages,words}.{ts,tsx}'],
      notPublic,
      notShared,
      backendClient,
    ),
    ...Object.entries(folders).map(([folder, pattern]) =>
      restrictImports(
        [`src/${folder}/**`],
        pattern,
        notShared,
        ...(folder === 'office' ? [] : [backendClient]),
      ),
    ),
  ],
});

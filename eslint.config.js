import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const onlyFiles = {
  regex: '(^\\.{1,2}/?$|/index(\\.[a-z]+)?$)',
  message: 'Import the file that holds it.',
}
const tests = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**']

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/build',
      '**/data',
      '**/.react-router',
      '**/*.generated.ts',
      'test-results',
    ],
  },
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      complexity: ['error', 12],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipComments: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [onlyFiles],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Ports are objects of plain functions; nothing of ours depends on `this`.
      '@typescript-eslint/unbound-method': 'off',
      // A handler or a port may be promised by its type and have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // React and event emitters take `async` handlers; what they throw is caught inside.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // React Router answers by throwing a Response or what its `data()` gives.
      '@typescript-eslint/only-throw-error': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react', importNames: ['lazy'], message: 'ui/late/late.tsx is the way to load late.' },
          ],
          patterns: [onlyFiles],
        },
      ],
    },
  },
  { files: ['**/*.tsx'], rules: { complexity: ['error', 16], 'max-lines-per-function': ['error', 120] } },
  {
    files: ['server/src/**/*.queries.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(selectAll|returningAll)$/]',
          message:
            'Name the columns (columns.generated.ts): the shape of a planned statement must not change with its table.',
        },
      ],
    },
  },
  { files: tests, rules: { 'max-lines': ['error', 500], 'max-lines-per-function': 'off' } },
)

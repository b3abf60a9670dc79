/** Where the end-to-end tests' own stack keeps its data: beside a developer's, never in it. */
export const dataDir = process.env.E2E_DATA_DIR ?? 'supabase/.temp/e2e';

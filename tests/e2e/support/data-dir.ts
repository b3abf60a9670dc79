/** The data folder of the end-to-end tests' own stack, separate from a developer's. */
export const dataDir = process.env.E2E_DATA_DIR ?? 'supabase/.temp/e2e';
